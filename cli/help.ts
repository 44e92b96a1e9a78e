/** What `vitrin --help` says. */
export const HELP = `vitrin <command>

  check <files, folders, globs or addresses …>   says what would keep a widget from working
  --version                                      the version of Vitrin
  --help                                         this text; "vitrin check --help" has the options of check
`;
