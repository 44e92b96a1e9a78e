import type { PaymentEnding } from '../../mocks/shop/scenario';

/** What the pages of the payment frame look like. `ending` and `succeeded` are for their script. */
function page(title: string, facts: string, body: string): string {
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/assets/theme/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/theme/payment/frame.css">
<script src="/assets/theme/payment/frame.js" defer></script>
</head>
<body ${facts}><main class="pay"><h1 class="pay__title">${title}</h1>${body}</main></body>
</html>`;
}

/** Waits for the card, pays, and says how it ended. */
export function startPage(ending: PaymentEnding): string {
  return page('Güvenli ödeme', `data-ending="${ending}"`, '<p class="pay__text" role="status">Kart bilgileri bekleniyor…</p>');
}

/** Stands inside the payment frame and tells the shop, without end, that all is paid. */
export function hostilePage(): string {
  return page('Sahte ödeme', 'data-ending="none"', '').replace('frame.js', 'hostile.js');
}

/** The bank's own page: 3-D Secure. */
export function securePage(): string {
  return page(
    '3-D Secure doğrulama',
    'data-ending="none"',
    `
<p class="pay__text">Telefonunuza gelen kodu girin. Bu bir denemedir: her kod geçerlidir.</p>
<form class="pay__form" action="/payment/secure" method="post">
<label class="pay__label" for="code">Doğrulama kodu</label>
<input class="pay__code" id="code" name="code" inputmode="numeric" autocomplete="one-time-code">
<button class="pay__button" name="agreed" value="1">Onayla</button>
<button class="pay__button pay__button--plain" name="agreed" value="0">Vazgeç</button>
</form>`,
  );
}

/** Where the bank leads back to. */
export function resultPage(succeeded: boolean): string {
  return page(
    succeeded ? 'Ödeme alındı' : 'Ödeme alınamadı',
    `data-ending="none" data-succeeded="${succeeded ? '1' : '0'}"`,
    '<p class="pay__text" role="status"></p>',
  );
}
