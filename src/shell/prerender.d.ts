interface Document {
  /** The page is made ready before anybody looks at it (speculation rules); missing where no browser does that. */
  readonly prerendering?: boolean;
}
