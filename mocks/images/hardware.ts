/** Line drawings on a 240 × 240 sheet. `data-s` marks what is shaded, `data-n` what is not filled. */

const threads = (from: number, to: number, step: number, left: number, right: number): string =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
    .map((y) => `<path data-n d="M${left} ${y + 5}L${right} ${y - 3}"/>`)
    .join('');

export const bolt = `<g transform="rotate(-38 120 106)">
<rect data-s x="104" y="78" width="32" height="96" rx="3"/><path data-n d="M104 168l8 12h16l8-12"/>
${threads(106, 166, 10, 104, 136)}
<path d="M84 40l14-10h44l14 10v28l-8 10H92l-8-10z"/><path data-n d="M104 32v44M136 32v44"/></g>`;

export const screw = `<g transform="rotate(38 120 106)">
<path data-s d="M108 58h24l-4 92-8 34-8-34z"/>${threads(72, 148, 12, 104, 136)}
<path d="M82 34h76l-26 26h-24z"/><path d="M82 34q38-14 76 0z"/></g>`;

export const anchor = `<g transform="rotate(-38 120 106)">
<path d="M102 32h36v14h-4v122l-14 18-14-18V46h-4z"/><path data-s d="M106 74l-10 12 10 4zM134 74l10 12-10 4zM106 104l-10 12 10 4zM134 104l10 12-10 4zM106 134l-8 12 8 4zM134 134l8 12-8 4z"/>
<path data-n d="M120 62v106M106 46h28"/></g>`;

export const drillBit = `<g transform="rotate(38 120 106)">
<path d="M110 22h20v44h-20z"/><path data-s d="M106 66h28v102l-14 20-14-20z"/>
<path data-n d="M106 84q24 4 28 24M106 108q24 4 28 24M106 132q24 4 28 24M106 156q12 2 18 12M106 66h28"/></g>`;

export const pliers = `<path data-s d="M112 96C88 116 74 148 66 186q-2 10 8 12t14-8c8-32 20-56 42-76z"/>
<path data-s d="M128 96c24 20 38 52 46 90q2 10-8 12t-14-8c-8-32-20-56-42-76z"/>
<path d="M120 20c-16 8-24 30-22 54l10 26h12zM120 20c16 8 24 30 22 54l-10 26h-12z"/>
<path data-n d="M113 40h14M111 52h18M110 64h20"/><circle cx="120" cy="104" r="13"/><circle data-n cx="120" cy="104" r="3"/>`;

export const tape = `<ellipse data-s cx="106" cy="108" rx="70" ry="72"/><ellipse cx="106" cy="108" rx="38" ry="39"/>
<path data-n d="M106 36h24c40 0 70 32 70 72s-30 72-70 72h-24"/><path data-n d="M134 82c8 14 8 38 0 52M106 69c18 4 28 12 30 16M106 147c18-4 26-10 30-16"/>
<path d="M106 180h104l-6-10 8-8h-48"/>`;
