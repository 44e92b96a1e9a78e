/** Line drawings on a 240 × 240 sheet; marks as in hardware.ts. */

const around = (count: number, radius: number, hole: number, cx: number, cy: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${hole}"/>`;
  }).join('');

export const brake = `<circle data-s cx="116" cy="108" r="80"/>${around(16, 64, 4, 116, 108)}
<circle cx="116" cy="108" r="46"/><circle data-n cx="116" cy="108" r="17"/>${around(5, 31, 5.5, 116, 108)}
<path d="M172 52c22 20 34 46 30 78l-22 4c2-24-6-44-24-60z"/><path data-n d="M190 84l-14 6M196 110l-16 4"/>`;

export const filter = `<path data-s d="M66 48h108v124q0 10-10 10H76q-10 0-10-10z"/>
<path data-n d="M84 62v106M102 62v106M120 62v106M138 62v106M156 62v106"/>
<ellipse cx="120" cy="48" rx="54" ry="18"/><ellipse data-n cx="120" cy="48" rx="20" ry="7"/><path data-n d="M66 160q54 18 108 0"/>`;

export const sparkPlug = `<path d="M112 16h16v16h-16z"/><path data-s d="M106 32h28l6 58h-40z"/><path data-n d="M104 50h32M102 64h36M101 78h38"/>
<path d="M88 90h64v26H88z"/><path data-n d="M108 90v26M132 90v26"/>
<path d="M100 116h40v50h-40z"/><path data-n d="M100 128l40-6M100 140l40-6M100 152l40-6M100 164l40-6"/>
<path data-n d="M120 166v12M138 166v26h-22"/>`;

export const shock = `<g transform="rotate(24 120 106)"><circle cx="120" cy="20" r="12"/><circle data-n cx="120" cy="20" r="4"/>
<path d="M115 32h10v50h-10z"/><path data-s d="M102 82h36v90h-36z"/><path d="M88 42h64v10H88zM92 150h56v10H92z"/>
<path data-n d="M92 64c18-12 52-8 58 0s-52 10-58 18 52 0 58 8-52 10-58 18 52 0 58 8-52 10-58 18 52 0 58 8"/>
<circle cx="120" cy="186" r="13"/><circle data-n cx="120" cy="186" r="4"/></g>`;
