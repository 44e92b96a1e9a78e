import { componentOf, exampleOf, keyOf, optionOf, textArea } from './names.mjs';

/** A page of the demo shop that holds the widget, as a file of `demo-theme/pages`. */
export const demoPageOf = (name) => `import type { Page } from './page';

/** TODO: what the shop has this page for. */
export function ${textArea(name)}Page(): Page {
  return {
    status: 200,
    template: '${name}',
    title: 'TODO',
    description: 'TODO',
    styles: ['account'],
    data: { ${textArea(name)}: { crumbs: [{ name: 'TODO', path: '/${name}' }] } },
  };
}
`;

/** Its template. */
export const templateOf = (name, key) => `{% layout frame.layout %}{% block content %}
<div class="wrap">
  {% render 'parts/crumbs', crumbs: ${textArea(name)}.crumbs, locale: frame.locale %}
  <h1 class="page-title">{{ 'TODO' | heading: frame.locale }}</h1>
  <div data-widget="${name}" ${optionOf(key)}="${exampleOf(key)}">
    <p class="notice">TODO: what the visitor has without it.</p>
  </div>
</div>
{% endblock %}
`;

/** The widget in the workshop. Its states are those of its call, where it makes one. */
export function workshopEntryOf(name, call) {
  const hint = "'TODO: ne yapılmalı.'";
  const states = call
    ? `{
      loading: failing(['${name}'], 'timeout', ${hint}),
      empty: 'TODO: boş durumu neden yok.',
      error: failing(['${name}'], '500', ${hint}),
    }`
    : `{
      loading: 'TODO: yüklenme durumu neden yok.',
      empty: 'TODO: boş durumu neden yok.',
      error: { data: () => ({}), hint: 'TODO: ne görülüyor.' },
    }`;
  return `  {
    name: '${name}',
    about: ${textArea(name)},
    text: 'TODO: ne olduğu, bir cümleyle.',
    size: 'low',
    full: { data: (shop) => readGivenData(shop, '${name}') },
    states: ${states},
  },
`;
}

/** The line by which the page of all widgets has it. */
export const containerLineOf = (name, key) => `    { widget: '${name}', data: { ${key}: '${exampleOf(key)}' } },\n`;

/** What a reader expects of the example on its page. */
export const expectationOf = (name) => `  ${keyOf(name)}: (page) => page.locator('.vt-${name}'),\n`;

/** Its line in the router of the demo shop. */
export const routeOf = (name) => `  '/${name}': ${textArea(name)}Page,\n`;

export const pageImportOf = (name) => `import { ${textArea(name)}Page } from './${textArea(name)}';\n`;
export const aboutImportOf = (name) => `import { about as ${textArea(name)} } from '../../../widgets/${name}/meta';\n`;
export const apiImportOf = (name) =>
  `import { ${textArea(name)}Schema, send${componentOf(name)} } from '../../widgets/${name}/api';\n`;
