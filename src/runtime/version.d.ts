/** The version of the package, written in by the build. */
declare const __VITRIN_VERSION__: string;
