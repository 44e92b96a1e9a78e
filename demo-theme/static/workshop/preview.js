// The page of a preview: each of its calls names the preview, so that the preview's own shop answers.
(() => {
  const { preview } = document.currentScript.dataset;
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    this.setRequestHeader('Demo-Preview', preview);
    send.call(this, body);
  };
})();
