import { END, SCRIPT, TOKEN, policy, type Slip } from './page';

/** Slips in what a layout prints: the script, the token, the policy. */
export const HEAD_SLIPS: readonly Slip[] = [
  // The script
  ['a classic script', [SCRIPT, SCRIPT.replace(' type="module"', '')], ['wrong-script', 'type="module"']],
  ['defer instead', [SCRIPT, SCRIPT.replace('type="module"', 'defer')], ['wrong-script', 'type="module"']],
  ['a wrong type', [SCRIPT, SCRIPT.replace('module', 'modul')], ['wrong-script', 'type="module"']],
  ['a blank in its type', [SCRIPT, SCRIPT.replace('module', 'module ')], ['wrong-script', 'type="module"']],
  ['a name that no release has', [SCRIPT, SCRIPT.replace('vitrin.js', 'vitrin.min.js')], ['wrong-script', 'Write vitrin.js']],
  ['capitals in its name', [SCRIPT, SCRIPT.replace('vitrin.js', 'Vitrin.js')], ['wrong-script', 'small letters']],
  ['<script … />', [SCRIPT, SCRIPT.replace('></script>', ' />')], ['wrong-script', 'no <script … />']],
  ['styles in a layer by another name', [SCRIPT, SCRIPT.replace(' src', ' css-layer src')], ['unknown-option', 'data-css-layer']],
  [
    'styles in no layer by a value',
    [SCRIPT, SCRIPT.replace(' src', ' data-css-layer="false" src')],
    ['unknown-option', 'without a value'],
  ],
  ['no script', [SCRIPT, ''], ['missing-script', '<script type="module"']],
  ['the script twice', [END, `${SCRIPT.replace('.js', '.js?v=3')}${END}`], ['several-scripts', 'Keep one']],
  // The token
  ['no token', [TOKEN, ''], ['missing-token', 'csrf-token']],
  ['a token of another name', ['name="csrf-token"', 'name="csrf_token"'], ['missing-token', 'csrf-token']],
  ['an empty token', ['content="abc"', 'content=""'], ['missing-token', 'csrf-token']],
  ['no encoding', ['<meta charset="utf-8">', ''], 'no-charset'],
  // Policies
  ['no styles', policy("default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'"), ['blocked', 'style-src']],
  ['no calls', policy("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'"), ['blocked', 'connect-src']],
  ['self without its quotes', policy("default-src 'self'; connect-src self"), ['blocked', 'single quotes']],
  ['a nonce that the script has not', policy("script-src 'nonce-r4nd'"), ['blocked', 'script-src']],
];
