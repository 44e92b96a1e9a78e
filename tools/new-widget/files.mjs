import { componentOf, optionOf } from './names.mjs';

/** The files of a new widget's folder: one that mounts, and is tested and described. `key`: what its container must say. */
export function filesOf(name, key) {
  const component = componentOf(name);
  return {
    'index.ts': `import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { ${component} } from './${component}';

/** What the container must and may hold. Whatever does not fit is refused, and the console says what is allowed. */
const schema = v.object({ ${key}: v.string('text') });

export default defineWidget(schema, ${component});
`,
    [`${component}.tsx`]: `import './${name}.css';

interface Props {
  readonly title: string;
}

/** TODO: what it shows, for whom, and which section of the specification or decision it carries out. */
export function ${component}({ title }: Props) {
  return (
    <section className="vt-${name}">
      <h2 className="vt-${name}__title">{title}</h2>
    </section>
  );
}
`,
    [`${name}.css`]: `.vt-${name}__title {
  margin: 0;
  color: var(--_name-text);
  font-size: 1.0625em;
}
`,
    [`${name}.test.tsx`]: `import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { container, renderPage } from '@/testing/page';

it('shows its title', async () => {
  await renderPage(container('${name}', { title: 'Başlık' }, 'data-load="eager"'));
  expect(await screen.findByRole('heading', { name: 'Başlık' })).toBeVisible();
});

it('refuses a container without one, and says what is missing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderPage(container('${name}', {}, 'data-load="eager"'));
  await window.vitrin?.ready;
  expect(document.querySelector('[data-widget]')).toHaveAttribute('data-vitrin-state', 'error');
  expect(warn.mock.calls[0]?.[0]).toMatch(/title: received nothing/);
});
`,
    'meta.ts': `import type { WidgetMeta } from '../../src/page/widgetMeta';

export const about: WidgetMeta = {
  summary: 'TODO: what it shows and for whom, in one sentence.',
  options: { '${optionOf(key)}': { values: 'text', otherwise: "the child JSON's \`${key}\`", says: 'TODO.' } },
  data: { ${key}: { type: 'text', orOption: '${optionOf(key)}', says: 'TODO; in the place of \`${optionOf(key)}\`' } },
};
`,
  };
}
