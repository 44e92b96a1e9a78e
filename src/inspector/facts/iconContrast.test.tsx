import { afterEach, expect, it } from 'vitest';
import { faintIcon } from './iconContrast';

afterEach(() => {
  document.body.replaceChildren();
});

/** The problems of a cart icon of that colour on a bar of that ground. */
function problemsOf(color: string, ground: string, widget = 'cart-icon') {
  document.body.innerHTML = `<div style="background: ${ground}"><div data-widget="${widget}"><svg style="color: ${color}"></svg></div></div>`;
  const container = document.querySelector<HTMLElement>('[data-widget]');
  return container ? faintIcon(container).map(({ message }) => message) : [];
}

it('a cart icon that a dark bar swallows is named, with how little it stands out', () => {
  expect(problemsOf('rgb(33, 37, 41)', 'rgb(52, 58, 64)')).toEqual([
    'The icon stands out from its ground by 1.3 to 1, which is less than 3.',
  ]);
});

it('one that can be seen is not, nor what stands on a picture or is no icon', () => {
  expect(problemsOf('rgb(255, 255, 255)', 'rgb(52, 58, 64)')).toEqual([]);
  expect(problemsOf('rgb(33, 37, 41)', 'transparent')).toEqual([]);
  expect(problemsOf('rgb(33, 37, 41)', 'rgb(52, 58, 64) linear-gradient(red, blue)')).toEqual([]);
  expect(problemsOf('rgb(33, 37, 41)', 'rgb(52, 58, 64)', 'cart')).toEqual([]);
});
