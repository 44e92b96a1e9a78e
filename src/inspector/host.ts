import css from './inspector.css?inline';

/**
 * Makes the one element of the page that all of it stands in, and gives it its looks by ways that the strictest policy
 * allows. Safari before 16.4 knows no such sheets: there it stands at the foot of the page in the looks of the browser.
 */
export function createHost(root: HTMLElement): HTMLElement {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.append(root);
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shadow.adoptedStyleSheets = [sheet];
  } catch {
    // Frames need their looks.
    root.firstElementChild?.toggleAttribute('hidden', true);
    host.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:2147483647;max-height:48%;overflow:auto;color:CanvasText;background:Canvas';
  }
  return host;
}
