import { expect, it } from 'vitest';
import { answerRequests } from '@/testing/requests';
import { fetchSuggestions } from './api';

const { signal } = new AbortController();
const suggestion = (id: number) => ({ id, name: `Vida ${id}`, url: `vida-${id}`, code: '', image: null });

it('reads at most twenty suggestions', { tags: ['S2-7.01', 'D-52'] }, async () => {
  const asked = answerRequests(200, JSON.stringify(Array.from({ length: 25 }, (_, id) => suggestion(id))));
  const suggestions = await fetchSuggestions('vida & somun', signal);
  expect(suggestions).toHaveLength(20);
  expect(suggestions[19]).toEqual({ id: 19, name: 'Vida 19', seo: 'vida-19', code: null, image: null });
  expect(asked).toEqual(['GET /autocomplete?q=vida+%26+somun']);
});

it.each([
  [{ items: [] }, 'received {"items":[]}; allowed: a list of suggestions.'],
  [['vida'], 'None of the suggestions can be read. 0: received "vida"; allowed: a suggestion: { id, name, url, code, image }.'],
])('says what is wrong with %j', async (answer, detail) => {
  answerRequests(200, JSON.stringify(answer));
  await expect(fetchSuggestions('vida', signal)).rejects.toMatchObject({ error: { kind: 'shape', detail } });
});
