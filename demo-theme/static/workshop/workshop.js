// The workshop works without this script. With it, the tag is copied by a button and nothing typed is lost by a click.
const code = document.querySelector('.tag__code');
const copy = document.querySelector('.tag__copy');
const status = document.querySelector('.tag__status');
const form = document.querySelector('.bench__data');

const select = () => {
  getSelection().selectAllChildren(code);
  code.focus();
  status.textContent = 'Etiket seçildi: Ctrl + C ile kopyalayın';
};

if (copy) {
  copy.hidden = false;
  copy.addEventListener('click', () => {
    status.textContent = '';
    const copied = navigator.clipboard?.writeText(code.textContent) ?? Promise.reject(new Error('no clipboard'));
    copied.then(() => {
      status.textContent = 'Etiket kopyalandı';
    }, select);
  });
}

if (form) {
  const fields = () => JSON.stringify([...new FormData(form)]);
  const shown = fields();
  let isLeaving = false;
  form.querySelector('.bench__keys').hidden = false;
  form.addEventListener('submit', () => {
    isLeaving = true;
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  // Another look takes along what has been typed; another state, which has data of its own, asks first.
  for (const link of document.querySelectorAll('.pick[data-keeps]')) {
    link.addEventListener('click', (event) => {
      if (fields() === shown || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      form.action = link.href;
      form.requestSubmit();
    });
  }
  addEventListener('beforeunload', (event) => {
    if (!isLeaving && fields() !== shown) event.preventDefault();
  });
}
