/** Line drawings on a 240 × 240 sheet; marks as in hardware.ts. */

export const shoe = `<path d="M56 52h62l4 42c18 18 44 20 66 30 16 8 18 22 16 36H42c0-40 14-70 14-108z"/>
<path data-s d="M164 116c30 6 42 20 40 44h-56c-2-22 4-36 16-44z"/><path d="M40 160h166v16q0 6-6 6h-44l-10-8H94l-8 8H46q-6 0-6-6z"/>
<path data-n d="M116 72l-18 6M120 88l-18 8M130 102l-16 12M146 112l-12 14M56 66h62"/>`;

export const glove = `<path d="M84 118V54q0-10 9-10t9 10v38V36q0-10 10-10t10 10v56V42q0-10 9-10t9 10v52V58q0-9 8-9t8 9v66c0 20-8 32-12 40H96c-12-18-32-38-44-56-6-10 4-18 14-12z"/>
<path data-s d="M92 164h56v24q0 6-6 6H98q-6 0-6-6z"/><path data-n d="M92 176h56M84 118c6 4 12 10 16 20M110 150c14 4 28 2 38-8"/>`;
