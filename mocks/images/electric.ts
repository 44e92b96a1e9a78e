/** Line drawings on a 240 × 240 sheet; marks as in hardware.ts. */

export const cable = `<path data-s d="M78 60h84v96H78z"/>
<path data-n d="M78 74h84M78 88h84M78 102h84M78 116h84M78 130h84M78 144h84"/>
<ellipse cx="78" cy="108" rx="24" ry="72"/><ellipse data-n cx="78" cy="108" rx="8" ry="22"/>
<path d="M162 36c14 0 24 32 24 72s-10 72-24 72-24-32-24-72 10-72 24-72z"/><ellipse data-s cx="162" cy="108" rx="8" ry="22"/>
<path data-n d="M150 172c14 22 42 24 62 10"/><path data-n d="M212 182l8-8M212 182l10 2M212 182l2 10"/>`;

export const socket = `<rect x="46" y="34" width="148" height="148" rx="18"/><rect data-n x="60" y="48" width="120" height="120" rx="12"/>
<circle data-s cx="120" cy="108" r="46"/><circle cx="102" cy="108" r="7"/><circle cx="138" cy="108" r="7"/>
<path d="M114 62h12v14h-12zM114 140h12v14h-12z"/>`;

export const breaker = `<path d="M78 26h84v40h10v84h-10v40H78v-40H68V66h10z"/><rect data-s x="88" y="76" width="64" height="64" rx="4"/>
<rect x="106" y="86" width="28" height="34" rx="4"/><path data-n d="M106 98h28M96 130h48"/>
<circle cx="120" cy="46" r="9"/><path data-n d="M114 46h12"/><circle cx="120" cy="170" r="9"/><path data-n d="M114 170h12"/>`;

export const lamp = `<path data-s d="M120 22c36 0 60 26 60 58 0 34-26 44-30 72H90c-4-28-30-38-30-72 0-32 24-58 60-58z"/>
<path d="M92 152h56v10l-4 6 4 6-4 6-4 6H100l-4-6-4-6 4-6-4-6z"/><path data-n d="M94 165h52M96 177h48"/>
<path d="M108 186h24l-4 10h-16z"/><path data-n d="M84 78c2-18 14-28 28-30"/>`;
