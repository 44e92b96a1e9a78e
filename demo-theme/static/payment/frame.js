// The page of the payment frame, as a shop's own would be: it takes one message and answers with payment_succeed,
// dialogClose or loading. The card number stays in it; the stand-in's server hears of its first 8 and last 4 digits.
(() => {
  const { ending, succeeded } = document.body.dataset;
  const status = document.querySelector('[role=status]');
  const KEYS = 'advencePrice,amount,ccno,ccv,description,expiry,holder,installment,plan';

  const reply = (message) => parent.postMessage(message, location.origin);

  const isPayment = (data) =>
    typeof data === 'object' &&
    data !== null &&
    Object.keys(data).sort().join() === KEYS &&
    /^\d{16}$/.test(data.ccno) &&
    /^\d{3}$/.test(data.ccv) &&
    /^\d\d\/\d\d$/.test(data.expiry) &&
    typeof data.holder === 'string' &&
    data.holder.trim() === data.holder &&
    data.holder !== '' &&
    typeof data.amount === 'number' &&
    data.amount > 0 &&
    Number.isInteger(data.installment);

  const refuse = () => {
    status.textContent = 'Ödeme alınamadı. Kart bilgilerinizi kontrol edip yeniden deneyin.';
    const close = document.createElement('button');
    close.className = 'pay__button';
    close.textContent = 'Kapat';
    // As text, which a page must understand as well.
    close.addEventListener('click', () => reply(JSON.stringify({ dialogClose: true })));
    status.after(close);
  };

  const pay = async ({ ccno, holder, expiry, plan, installment, amount, description, advencePrice }) => {
    status.textContent = 'Ödemeniz alınıyor…';
    const body = {
      bin: ccno.slice(0, 8),
      last4: ccno.slice(-4),
      holder,
      expiry,
      plan,
      installment,
      amount,
      description,
      advencePrice,
    };
    const answer = await fetch('/payment/pay', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify(body),
    });
    if (!answer.ok || ending === 'failure') refuse();
    else if (ending === 'secure') location.assign('/payment/secure');
    else reply({ payment_succeed: true });
  };

  if (ending === 'silent') return;
  reply({ loading: false });
  if (succeeded === '1') reply({ payment_succeed: true });
  if (succeeded === '0') refuse();
  if (ending === 'none') return;

  let isTaken = false;
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== parent || isTaken) return;
    isTaken = true;
    if (ending === 'hostile') {
      const forger = document.createElement('iframe');
      forger.src = '/payment/hostile';
      forger.title = 'Sahte ödeme';
      document.body.append(forger);
      return;
    }
    if (isPayment(data)) void pay(data);
    else refuse();
  });
})();
