import type { Host } from './host';

/** Among the files of a parser's tests: no package of their own has these whole. */
const OLD = 'old-libraries/test/3rdparty';
const BOUND = "Function.prototype.bind is not the browser's";

const css = (file: string) => `<link rel="stylesheet" href="/konak/${file}">`;

/** Libraries as published, which shops have in their pages. */
export const libraries: readonly Host[] = [
  { name: 'jQuery 1.12.4', libraries: ['jquery1/dist/jquery.min.js'] },
  { name: 'jQuery 3.7.1', libraries: ['jquery/dist/jquery.min.js'] },
  {
    name: 'Bootstrap 3.4.1 and jQuery 1.12.4',
    libraries: ['jquery1/dist/jquery.min.js', 'bootstrap3/dist/js/bootstrap.min.js'],
    head: css('bootstrap3/dist/css/bootstrap.min.css'),
  },
  {
    name: 'Bootstrap 4.6.2 and jQuery 3.7.1',
    libraries: ['jquery/dist/jquery.min.js', 'bootstrap4/dist/js/bootstrap.bundle.min.js'],
    head: css('bootstrap4/dist/css/bootstrap.min.css'),
  },
  {
    name: 'Bootstrap 5.3.9',
    libraries: ['bootstrap/dist/js/bootstrap.bundle.min.js'],
    head: css('bootstrap/dist/css/bootstrap.min.css'),
  },
  { name: 'Prototype.js 1.6.1', libraries: [`${OLD}/prototype-1.6.1.js`] },
  { name: 'Prototype.js 1.7', libraries: [`${OLD}/prototype-1.7.0.0.js`] },
  { name: 'MooTools 1.3.2 with compat', libraries: [`${OLD}/mootools-1.3.2.js`], notBorne: BOUND },
  { name: 'MooTools 1.4.1 with compat', libraries: [`${OLD}/mootools-1.4.1.js`], notBorne: BOUND },
  { name: 'MooTools 1.3.2', libraries: [`${OLD}/mootools-1.3.2.nocompat.js`] },
  { name: 'MooTools 1.4.1', libraries: [`${OLD}/mootools-1.4.1.nocompat.js`] },
  { name: 'Ext Core 3.1', libraries: [`${OLD}/ext-core-3.1.0.js`] },
  { name: 'jQuery 1.6.4', libraries: [`${OLD}/jquery-1.6.4.js`] },
  { name: 'MooTools 1.4.5', libraries: ['mootools14/lib/mootools-core-1.4.5-server.js'] },
  { name: 'MooTools 1.5.2', libraries: ['mootools/lib/mootools-core-1.5.2-server.js'] },
  { name: 'Sugar 1.4.1', libraries: ['sugar/release/sugar-full.development.js'] },
  { name: 'core-js 3.50.0 and whatwg-fetch 3.6.20', libraries: ['core-js-bundle/minified.js', 'whatwg-fetch/dist/fetch.umd.js'] },
  { name: 'es6-shim 0.35.8', libraries: ['es6-shim/es6-shim.min.js', 'es6-shim/es6-sham.min.js'] },
  { name: 'RequireJS 2.3.8', libraries: ['requirejs/require.js'] },
  {
    name: 'React 18.3.1 as globals',
    libraries: ['react/umd/react.production.min.js', 'react-dom/umd/react-dom.production.min.js'],
  },
  { name: 'Vue 2.7.16', libraries: ['vue2/dist/vue.min.js'] },
  { name: 'AngularJS 1.8.3', libraries: ['angular/angular.min.js'] },
  { name: 'Knockout 3.5.1', libraries: ['knockout/build/output/knockout-latest.js'] },
  { name: 'lodash 4.17.21 and Underscore 1.13.7', libraries: ['lodash/lodash.min.js', 'underscore/underscore-umd-min.js'] },
  { name: 'zone.js 0.15.1', libraries: ['zone.js/bundles/zone.umd.min.js'] },
  {
    name: 'SES 1.14.0, locked down',
    libraries: ['ses/dist/lockdown.umd.min.js'],
    head: '<script>lockdown()</script>',
    notBorne: 'Object.prototype or Function.prototype is frozen',
  },
];
