import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Shop } from '../../mocks/shop/shop';
import { readBody, readForm } from '../http/body';
import { setPageHeaders } from '../http/security';
import { hostilePage, resultPage, securePage, startPage } from './pages';
import { readPayment } from './readPayment';

/**
 * The payment frame, as a shop's server would have it: `/payment/start` takes the card, `/payment/pay` the payment
 * without it, `/payment/secure` stands for the bank's own page. How it ends, the scenario says.
 */
export async function answerPayment(
  shop: Shop,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  development: boolean,
): Promise<void> {
  const { payment: ending } = shop.scenario;
  const html = (page: string) => {
    setPageHeaders(response, development, { isFrame: true });
    response.end(page);
  };
  switch (`${request.method ?? ''} ${url.pathname}`) {
    case 'GET /payment/start':
      html(startPage(ending));
      return;
    case 'GET /payment/hostile':
      html(hostilePage());
      return;
    case 'GET /payment/secure':
      html(securePage());
      return;
    case 'GET /payment/result':
      html(resultPage(url.searchParams.get('succeeded') === '1'));
      return;
    case 'POST /payment/pay': {
      if (request.headers['x-requested-with'] !== 'XMLHttpRequest' || isForeign(request, url))
        return void response.writeHead(403).end();
      const payment = readPayment(parseJson((await readBody(request)).toString('utf8')));
      if (!payment) return void response.writeHead(422).end();
      shop.payments.start(payment);
      if (ending === 'success') shop.payments.succeed();
      if (ending === 'failure') shop.payments.fail();
      response.writeHead(204).end();
      return;
    }
    case 'POST /payment/secure': {
      if (isForeign(request, url)) return void response.writeHead(403).end();
      const isAgreed = (await readForm(request)).get('agreed') === '1';
      const succeeded = isAgreed && shop.payments.succeed() !== null;
      if (!succeeded) shop.payments.fail();
      response
        .writeHead(303, { location: `/payment/result?succeeded=${succeeded ? '1' : '0'}`, 'cache-control': 'no-store' })
        .end();
      return;
    }
    default:
      response.writeHead(404).end();
  }
}

function isForeign(request: IncomingMessage, url: URL): boolean {
  const { origin } = request.headers;
  return origin !== undefined && origin !== url.origin;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
