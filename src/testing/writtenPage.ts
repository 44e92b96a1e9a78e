/** A page with everything that a page needs, and `body` in it. */
export function writtenPage(body: string, { head = '', data = '{}' }: { head?: string; data?: string } = {}): string {
  return `<!doctype html>
<html lang="tr">
<head>
<title>Deneme</title><meta name="csrf-token" content="abc">${head}
<script type="application/json" id="vitrin-page">${data}</script>
<script type="module" src="/assets/vitrin/vitrin.js"></script>
</head>
<body>
${body}
</body>
</html>
`;
}
