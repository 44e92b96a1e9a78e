import type { Host } from './host';

const image = (name: string) => `<img name="${name}" alt="" src="data:,">`;
const style = (rules: string) => `<style>${rules}</style>`;

/** What the markup of a page is, and what its names shadow. */
export const documents: readonly Host[] = [
  { name: 'an element with id="vitrin"', body: '<section id="vitrin">Vitrin</section>' },
  { name: 'a form named vitrin', body: '<form name="vitrin"><input name="version" value="1"></form>' },
  {
    name: 'a variable named vitrin',
    head: '<script>var vitrin = "kampanya"</script>',
    says: /variable "vitrin" of this page stays/,
  },
  {
    name: 'a constant named vitrin',
    head: '<script>const vitrin = "kampanya"</script>',
    says: /variable "vitrin" of this page stays/,
  },
  { name: 'images named head and title', body: ['head', 'title'].map(image).join('') },
  { name: 'a form named body, an image named activeElement', body: `<form name="body"></form>${image('activeElement')}` },
  {
    name: 'images named querySelector, querySelectorAll and getElementById',
    body: ['querySelector', 'querySelectorAll', 'getElementById'].map(image).join(''),
  },
  {
    name: 'an image named createElement',
    body: image('createElement'),
    notBorne: 'an element of this page is named "createElement"',
  },
  {
    name: 'elements named like globals of module systems',
    body: ['process', 'module', 'exports', 'require', 'define', 'React', 'global', 'self2']
      .map((id) => `<p id="${id}"></p>`)
      .join(''),
  },
  {
    name: 'variables named like globals of module systems',
    head: '<script>var process = {}, module = {}, exports = {}, global = 1; function define() {} define.amd = {};</script>',
  },
  {
    name: 'elements with the ids of our parts',
    body: '<p id="vt-root"></p><p id="root"></p><p class="vt-toasts"></p><p id="vitrin-toasts"></p>',
  },
  { name: 'quirks mode', start: '<html lang="tr">' },
  {
    name: 'an XHTML doctype',
    start:
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml" lang="tr">',
  },
  {
    name: 'an HTML 4.01 doctype and no language',
    start: '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><html>',
  },
  { name: 'right to left', start: '<!doctype html><html lang="ar" dir="rtl">' },
  { name: 'all: unset on everything', head: style('main * { all: unset }') },
  {
    name: 'buttons with !important',
    head: style(
      'button { background: red !important; width: 100% !important; text-transform: uppercase !important; float: left !important }',
    ),
  },
  {
    name: 'an aggressive reset',
    head: style('*, ::before, ::after { margin: 0; padding: 0; border: 0; font: inherit; box-sizing: content-box !important }'),
  },
  { name: 'a text size of 62.5 % and zoomed', head: style('html { font-size: 62.5%; zoom: 1.1 }') },
  { name: 'everything animated', head: style('* { transition: all 2s !important; animation: 1s linear infinite }') },
  { name: 'a base of another folder', head: '<base href="/baska/klasor/">' },
  { name: 'our script twice', head: '<script type="module" src="/assets/vitrin/vitrin.js?v=2"></script>' },
  { name: 'no forgery token but in a form', body: '<form><input type="hidden" name="_token" value="yok"></form>' },
];
