import type { Frame } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoShop } from '../../support/visit';
import { dialog, fillIn, frameOf, openForm, pay, seenBy, successes } from './paying';

const shop = demoShop();

it('is moved by no message but those of its own frame', { tags: ['S2-4.13', 'D-43'] }, async () => {
  const { page } = await openForm(shop, { payment: 'silent' });
  await fillIn(page);
  await pay(page).click();
  const frame = await frameOf(page);
  await expect.poll(async () => (await seenBy(page)).received.length).toBe(1);
  /** A frame of the page that is not the payment's: of our origin, or, in a sandbox, of none. */
  const addFrame = async (name: string, sandbox: string | null) => {
    await page.evaluate(
      ({ name: id, sandbox: rules }) => {
        const other = document.createElement('iframe');
        other.name = id;
        if (rules !== null) other.setAttribute('sandbox', rules);
        other.src = '/payment/secure';
        document.body.append(other);
      },
      { name, sandbox },
    );
    await expect.poll(() => page.frame(name)?.url()).toContain('/payment/secure');
    const added = page.frame(name);
    if (!added) throw new Error('no such frame');
    await added.waitForLoadState();
    return added;
  };
  const forge = (from: Frame) =>
    from.evaluate(() => {
      for (const reply of [
        { payment_succeed: true },
        { dialogClose: true },
        { loading: false },
        { payment_succeed: '1', dialogClose: 1 },
      ]) {
        for (let times = 0; times < 6; times += 1) top?.postMessage(reply, '*');
        top?.postMessage(JSON.stringify(reply), '*');
      }
    });
  await forge(page.mainFrame());
  await forge(await addFrame('ours', null));
  await forge(await addFrame('none', 'allow-scripts'));
  await page.evaluate(() => {
    const source = document.querySelector<HTMLIFrameElement>('.vt-payment-frame iframe')?.contentWindow ?? null;
    for (const origin of ['https://evil.example', 'null', '', `${location.origin}.evil.example`]) {
      for (let times = 0; times < 5; times += 1)
        window.dispatchEvent(new MessageEvent('message', { data: { payment_succeed: true }, origin, source }));
    }
  });
  await frame.evaluate(() => {
    for (const wrong of [
      'payment_succeed',
      '{',
      null,
      1,
      [],
      {},
      { payment_succeed: 'yes' },
      { payment_succeed: {} },
      { data: { payment_succeed: true } },
    ])
      parent.postMessage(wrong, '*');
  });
  // Behind all of them in the queue, so that they have been heard.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('message', ({ data }) => {
          if (data === 'last') resolve(null);
        });
        window.postMessage('last', '*');
      }),
  );
  expect(await successes(page)).toEqual([]);
  expect(await page.locator('.vt-payment-frame__loading').isVisible()).toBe(true);

  await frame.evaluate(() => {
    for (let times = 0; times < 5; times += 1) parent.postMessage({ dialogClose: true }, '*');
    parent.postMessage({ payment_succeed: true }, '*');
  });
  await dialog(page).waitFor({ state: 'detached' });
  await forge(page.mainFrame());
  expect(await successes(page)).toEqual([]);
  expect((await seenBy(page)).received).toHaveLength(1);
});

it('believes no page inside the frame, however often it says that all is paid', async () => {
  const { page, shop: server } = await openForm(shop, { payment: 'hostile' });
  await fillIn(page);
  await pay(page).click();
  const forger = (await frameOf(page)).locator('iframe');
  await forger.waitFor();
  await expect
    .poll(() =>
      forger
        .contentFrame()
        .locator('body')
        .evaluate((body) => Number(body.dataset.sent ?? 0)),
    )
    .toBeGreaterThan(100);
  expect(await dialog(page).isVisible()).toBe(true);
  expect(await successes(page)).toEqual([]);
  expect(server.payments.last()).toBeNull();
});
