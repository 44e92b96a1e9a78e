/** What stands on a page beside its containers. */
export interface WrittenPage {
  /** The texts of the elements with the id `vitrin-page`. */
  readonly pageJson: readonly string[];
  /** The type of the first of them; null where it is no script, or a template prints it. */
  readonly pageType: string | null;
  /**
   * The JSON scripts that are neither the page data nor those of a container: their ids, '' without one and null where it is
   * not known, and what is in them.
   */
  readonly otherJson: ReadonlyArray<{ readonly id: string | null; readonly value: unknown }>;
  readonly hasToken: boolean;
  /** Its script tags that load `vitrin.js`; `isOpen`: what follows on the page is the text of the script. */
  readonly scripts: ReadonlyArray<{ readonly isModule: boolean; readonly isOpen: boolean }>;
  /** The names of its containers. */
  readonly widgets: readonly string[];
  /** The values of its `data-vitrin-open`. */
  readonly openers: readonly string[];
  readonly hasProductCode: boolean;
}
