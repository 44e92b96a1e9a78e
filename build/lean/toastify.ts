import type { Plugin } from 'vite';
import { leanFile, withFacts, type Facts } from './source.ts';

/**
 * What our one list of toasts needs of react-toastify, in the minified file of this release. Each toast is plain markup
 * with an id that is ours, stays or closes after a time, and is neither changed nor awaited; the list has no transition,
 * icons, themes, limit or stack, and its toasts cannot be dragged or closed by a click anywhere (`src/shell/toasts`).
 */
const FACTS: Facts = [
  // Ways in that are never taken, and all that only they reach.
  [/^import e,\{/m, 'import * as e from"react";import{'],
  [/export\{.*\};?/, 'export{pe as ToastContainer,W as toast};'],
  [/W\.loading=.*?(?=W\.play=)/, ''],
  [/(?<=function L\(e,t\)\{).*?(?=\}function R)/, 'T.forEach(n=>n.toggle(e))'],
  [/,\$=_\(Q\(.*?(?=,de=)/, ''],
  // A toast on its way into the list.
  ['h(e)&&(k()', '(k()'],
  [/(?<=,g=)\(\{containerId:.*?\|\|a\}/, '({toastId:n})=>c.has(n)'],
  [/let\{toastId:n,updateId:o.*?v&&i\+\+;/, 'let{toastId:n}=t;'],
  ['...Object.fromEntries(Object.entries(t).filter(([e,t])=>t!=null)),toastId:n,updateId:o,data:u,', '...t,'],
  [/className:p\(t\.className.*?s\.autoClose\)/, 'className:s.toastClassName,progressClassName:s.progressClassName'],
  [/(?<=y\.closeButton=s\.closeButton),t\.closeButton.*?;/, ';'],
  [/s\.limit&&.*?:S\(x\)/, 'S(x)'],
  [',staleId:d}', '}'],
  [/let\{toastId:i,updateId:a\}.*?staleId\),/, 'let{toastId:i}=e.props;'],
  [/,n\(v\(e,o.*?t\.call\(r\)\)/, ''],
  // A toast on its way out.
  [/\(t=e\.props\)==null.*?(?=e\.isActive=!1)/, ''],
  [',n(v(e,`removed`))', ''],
  [/,i--,i<0.*?:f\(\)/, ',f()'],
  [/props:s,observe/, 'observe'],
  ['toasts:c,clearQueue:x,', ''],
  ['w(t,e,O)', 'w(t,e)'],
  // What it looks like and how it is handled.
  ['[i,s]=o(!1),', 'i=!1,'],
  [/,l=a\(\{start:.*?\.current/, ''],
  ['onPointerDown:_,', ''],
  ['e.stacked||(T.onMouseLeave=y)', 'T.onMouseLeave=y'],
  [/,m&&\(T\.onClick=.*?f\(!0\)\}\)/, ''],
  [/L=c\(`Toastify__toast`.*?:c\(L,C\),z=oe\(r\)/, 'R=`Toastify__toast Toastify__toast-theme--light Toastify__toast--default ${C}`'],
  ['B=v||se,V=!!O||!p,H={closeToast:_,type:h,theme:F},U=null;return u===!1||(U=d(u)?u(H):n(u)?t(u,H):b(H)),', 'B=se,V=!p,U=u({closeToast:_});return '],
  [/z!=null&&.*?,z\),y\(f,r,!i\)/, 'f'],
  ['!r.customProgressBar&&', ''],
  [/\.\.\.E&&!V\?.*?theme:F,/, ''],
  ['hide:g,type:h,', ''],
  [',progress:O||0', ''],
  // Its clock, which nobody sees.
  [/let m=a\|\|s&&l===0,/, 'let '],
  ['`scaleX(${l})`', '`scaleX(0)`'],
  [/g=c\(`Toastify__progress-bar`.*?:c\(g,o\)/, '_=`Toastify__progress-bar Toastify__progress-bar--${s?"controlled":"animated"} Toastify__progress-bar-theme--light Toastify__progress-bar--default ${o}`'],
  [/\[s&&l>=1.*?\]:s&&l<1/, 'onAnimationEnd:s'],
  ['"data-hidden":m', '"data-hidden":!0'],
  ['`Toastify__progress-bar--bg Toastify__progress-bar-theme--${p} Toastify__progress-bar--${i}`', '`Toastify__progress-bar--bg Toastify__progress-bar-theme--light Toastify__progress-bar--default`'],
  ['"aria-hidden":m?`true`:`false`', '"aria-hidden":`true`'],
  ['Math.round(l*100)', '0'],
  // The list.
  [/position:`top-right`.*?closeButton:!0,/, ''],
  [/draggable:`touch`.*?:`x`,/, ''],
  ['theme:`light`,"aria-label":`Notifications Alt+T`,', ''],
  [',i=t.stacked,[s,l]=o(!0),', ','],
  [/let t=c\(`Toastify__toast-container`.*?:c\(t,p\(g\)\)/, 'return`Toastify__toast-container Toastify__toast-container--${e} ${g}`'],
  [/function S\(\)\{i&&.*?\},\[s,h,i\]\),/, 'return '],
  [',l(!1),W.pause()', ',W.pause()'],
  ['(l(!0),W.play())', 'W.play()'],
  [/onMouseEnter:\(\)=>\{i&&.*?onMouseLeave:S,/, ''],
  ['"data-stacked":i,', ''],
  ['stacked:i,collapseAll:S,', ''],
];

/** Leaves out of the bundle what react-toastify brings for other lists: 4 kB of gzip. What it renders stays the same. */
export function leanToastify(): Plugin {
  return leanFile('react-toastify', '/react-toastify/dist/unstyled.mjs', (code) => withFacts(code, FACTS, 'react-toastify'));
}
