/** What `vitrin check --help` says. */
export const HELP = `vitrin check <files, folders, globs or addresses …>

Checks pages and templates for everything that would keep a widget from working, and says what to do.

  npx vitrin check templates
  npx vitrin check "themes/**/*.twig" public/index.html
  npx vitrin check https://shop.example/ --header "Cookie: session=…"

From the unpacked ZIP, without npm:

  node vitrin/bin/vitrin.mjs check templates

  --json              the report as JSON
  --csp <policy>      a Content-Security-Policy that the pages are served with
  --header <header>   a request header for addresses, as "name: value"; may be given several times
  --timeout <s>       seconds to wait for an address; 10 by default
  --version           the version of Vitrin
  --help              this text

It ends with 0 where nothing is wrong, 1 where something is, and 2 where something could not be checked.
docs/checker.md explains every code.
`;
