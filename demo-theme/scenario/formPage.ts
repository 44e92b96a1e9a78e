import type { IncomingMessage, ServerResponse } from 'node:http';
import { endWithText } from '../http/compression';
import { setPageHeaders } from '../http/security';
import { renderTemplate } from '../render';
import type { Session } from '../session';
import { scenarioForm } from './bar';

/** Where the bar's frame has its page, and where that is posted to. */
export const SCENARIO = '/demo/scenario';

const STYLES = ['/assets/theme/frame/base+frame/controls+frame/demo-form.css'];

/** Answers with what the bar holds, for the frame in it: a page of its own, so that no page of the shop carries its hundreds of controls. */
export async function answerScenarioForm(
  { shop, theme }: Session,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  development: boolean,
): Promise<void> {
  const back = url.searchParams.get('back') ?? '/';
  const html = await renderTemplate('scenario/form', { ...scenarioForm(shop, theme, back), styles: STYLES });
  setPageHeaders(response, development, { isFrame: true });
  endWithText(html, request, response);
}
