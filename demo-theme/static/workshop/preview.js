// The page of a preview: each of its calls names the preview, so that the preview's own shop answers. Its browser has kept what the
// state says.
(() => {
  const { preview, kept } = document.currentScript.dataset;
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    this.setRequestHeader('Demo-Preview', preview);
    send.call(this, body);
  };
  for (const [key, value] of Object.entries(JSON.parse(kept)))
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
})();
