/** What `vitrin --help` says. */
export const HELP = `vitrin <command>

  check <files, folders, globs or addresses …>   says what would keep a widget from working
  init [folder] [--twig --blade --smarty --liquid]
                                                 writes a first page, a snippet for templates, the editor's settings
  preload <widgets …> [--base /assets/vitrin/] [--locale tr] [--css-layer] [--nonce <nonce>]
                                                 prints the tags that ask for the files of these widgets early
  serve [folder] [--port 4180] [--base /assets/vitrin/]
                                                 shows the pages of a folder, with a stand-in for the shop behind them
  --version                                      the version of Vitrin
  --help                                         this text; "vitrin check --help" has the options of check
`;
