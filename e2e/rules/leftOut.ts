/** A rule of an engine that is not heeded. */
interface LeftOut {
  readonly rule: string;
  /** Of its findings those whose words or element match; all without it. */
  readonly matches?: RegExp;
  readonly why: string;
  /** The test that proves that nothing is wrong. */
  readonly proof: string;
}

/** The rules that are wrong for us. */
export const LEFT_OUT: readonly LeftOut[] = [
  {
    rule: 'table_headers_exists',
    why:
      'On a phone the titles of the list are clipped, not hidden: each value shows its own. The engine takes them for absent, ' +
      'and then wants the name of a row in its first cell; ours comes after the image.',
    proof: 'e2e/cart/tenAdds.test.ts hears titles and row headers at 360 px',
  },
  {
    rule: 'target-size',
    matches: /partially obscured/,
    why: 'What sticks to the edge of the window lies over half of a row as long as nobody scrolls there.',
    proof: 'e2e/look/touch.test.ts hits every control once it has been scrolled to',
  },
  {
    rule: 'label_content_exists',
    matches: /vt-cart-lines__pick/,
    why:
      'The box that picks a line of the cart stands in a label so that a finger hits more than the box. Its name is its own: ' +
      'as text in the label each product would be found twice in the page.',
    proof: 'widgets/cart/tools/tests/tools.test.tsx finds the boxes by their names',
  },
];
