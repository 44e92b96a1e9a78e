import { componentOf, exampleOf, textArea } from './names.mjs';

/** What a widget's folder holds where it makes a call: `method`, `path` and `key` as in "POST /api/stock-alerts productId". */
export function callFilesOf(name, { method, path, key }) {
  const component = componentOf(name);
  const area = textArea(name);
  return {
    'api.ts': `import * as v from 'valibot';
import { checkAnswer } from '@/data/answer';
import { request } from '@/data/http';
import { flagSchema } from '@/schemas/basics';

/** What ${method} ${path} answers; without its success nothing is claimed. TODO: what else the widget needs of it. */
export const ${area}Schema = v.object({ success: v.pipe(flagSchema, v.literal(true)) });

/** ${method} ${path}. TODO: what it does, what it is given, and the section or decision. */
export async function send${component}(${key}: string): Promise<void> {
  await request({ method: '${method}', url: '${path}', body: { ${key} } }, (text) => checkAnswer(text, ${area}Schema));
}
`,
    [`use${component}.ts`]: `import { useState } from 'react';
import { failureNote, type Note } from '@/data/query/note';
import { useMutation } from '@/data/query/useMutation';
import { send${component} } from './api';

/** The call of one button: whether it is under way, and what is to be said of the last one. A 401 leads to the login. */
export function use${component}() {
  const { isBusy, mutate } = useMutation(send${component});
  const [note, setNote] = useState<Note | null>(null);
  const send = async (${key}: string) => {
    setNote(null);
    const outcome = await mutate(${key});
    if (outcome) setNote(outcome.ok ? { isError: false, text: { key: '${area}.done' } } : failureNote(outcome.error));
  };
  return { isBusy, note, send };
}
`,
    [`${component}.tsx`]: `import { Note } from '@/commerce/form/Note';
import { useTexts } from '@/i18n/useTexts';
import { Spinner } from '@/ui/Spinner';
import { use${component} } from './use${component}';
import '@/ui/button.css';
import './${name}.css';

interface Props {
  readonly ${key}: string;
}

/** TODO: what it shows, for whom, and which section of the specification or decision it carries out. */
export function ${component}({ ${key} }: Props) {
  const { t } = useTexts();
  const { isBusy, note: said, send } = use${component}();
  return (
    <section className="vt-${name}" aria-busy={isBusy}>
      <h2 className="vt-${name}__title">{t('${area}.title')}</h2>
      <button type="button" className="vt-button vt-button--primary" aria-disabled={isBusy} onClick={() => void send(${key})}>
        {isBusy && <Spinner />}
        {t('${area}.send')}
      </button>
      <Note note={said} />
    </section>
  );
}
`,
    'texts/tr.json': `{\n  "${area}.title": "Başlık",\n  "${area}.send": "Gönder",\n  "${area}.done": "Gönderildi."\n}\n`,
    'texts/en.json': `{\n  "${area}.title": "Title",\n  "${area}.send": "Send",\n  "${area}.done": "Sent."\n}\n`,
    [`${name}.test.tsx`]: `import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { container, renderPage, type PageOptions } from '@/testing/page';
import { holdRequests, READ_ANSWER_FAULTS, SAID, stayingHere } from '@/testing/requests';

const TECHNICAL = 'Teknik bir hata yaşandı. Lütfen daha sonra tekrar deneyin.';

const left = stayingHere();

async function open(options: PageOptions = {}) {
  const page = await renderPage(container('${name}', { ${key}: '${exampleOf(key)}' }, 'data-load="eager"'), options);
  return { ...page, button: await screen.findByRole('button', { name: 'Gönder' }) };
}

it('shows its title', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Başlık' })).toBeVisible();
});

it('refuses a container without ${key}, and says what is missing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderPage(container('${name}', {}, 'data-load="eager"'));
  await window.vitrin?.ready;
  expect(document.querySelector('[data-widget]')).toHaveAttribute('data-vitrin-state', 'error');
  expect(warn.mock.calls[0]?.[0]).toMatch(/${key}: received nothing/);
});

describe('its call', () => {
  it('is made once for a double click', async () => {
    const { user, shop, button } = await open({ scenario: { faults: { '${name}': 'timeout' } } });
    await user.dblClick(button);
    await waitFor(() => {
      expect(shop.requests).toHaveLength(1);
    });
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('is told when it is done', async () => {
    const { user, shop, button } = await open();
    await user.click(button);
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('Gönderildi.');
    });
    expect(shop.requests).toMatchObject([{ call: '${name}', method: '${method}', body: { ${key}: '${exampleOf(key)}' } }]);
  });

  it.each(READ_ANSWER_FAULTS)('that fails (%s) is told beside the button', { tags: ['F-${name}'] }, async (fault) => {
    const { user, shop, button } = await open({ scenario: { faults: { '${name}': fault } } });
    const giveUp = holdRequests();
    await user.click(button);
    await waitFor(() => {
      expect(shop.requests).toHaveLength(1);
    });
    if (fault === 'timeout') giveUp();
    await waitFor(() => {
      if (fault === '401') expect(left()).toEqual(['/account/login']);
      else expect(screen.getByRole('alert')).toHaveTextContent((fault === '500' ? SAID[fault] : null) ?? TECHNICAL);
    });
    expect(button).toHaveAttribute('aria-disabled', 'false');
  });
});
`,
  };
}

/** The stand-in's answer to the call, as a file of \`mocks/handlers\`. */
export const handlerOf = (name, { method, path, key }) => `import { http } from 'msw';
import type { Shop } from '../shop/shop';
import { call } from './call/call';
import { methodNotAllowed } from './call/method';
import { no, ok } from './call/rules';
import { wrongFields } from './call/strict';

const PATH = '*${path}';

/** ${method} ${path.split('/').at(-1)}: TODO what the server does with it. What no schema of OpenAPI could refuse is a 404 or a 409. */
export function handlers(shop: Shop) {
  const rules = { name: '${name}', write: true, customersOnly: true, body: 'json' } as const;
  return [
    http.${method.toLowerCase()}(
      PATH,
      call(shop, rules, ({ json }) => {
        if (typeof json !== 'object' || json === null) return no(422, '${key} bekleniyor.');
        const fields = Object.fromEntries(Object.entries(json));
        const refusal = wrongFields(fields, ['${key}']);
        if (refusal) return refusal;
        if (typeof fields.${key} !== 'string' || fields.${key} === '') return no(422, '${key} geçersiz.');
        return ok({ success: true });
      }),
    ),
    methodNotAllowed(PATH),
  ];
}
`;

/** The call as the server sees it: a path of \`docs/openapi.yaml\`. */
export const operationOf = (name, { method, path, key }) => `  ${path}:
    ${method.toLowerCase()}:
      operationId: ${name}
      tags: [Account and service]
      summary: 'TODO: what it does'
      x-callers: [${name}]
      x-failure: told beside the button; 401 the login
      parameters:
        - $ref: '#/components/parameters/Marker'
        - $ref: '#/components/parameters/Token'
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              additionalProperties: false
              required: [${key}]
              properties: { ${key}: { type: string, minLength: 1, description: 'TODO: what it says.' } }
            examples:
              one: { value: { ${key}: '${exampleOf(key)}' } }
      responses:
        '200':
          description: It is done.
          content:
            application/json:
              schema: { type: object, required: [success], properties: { success: { $ref: '#/components/schemas/FlagOn' } } }
              examples: { done: { value: { success: true } } }
        '401': { $ref: '#/components/responses/LoginOpens' }
        default: { $ref: '#/components/responses/ToldBeside' }
`;
