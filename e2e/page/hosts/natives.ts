import type { Host } from './host';

/** What scripts of a page do to the natives, or a browser and its settings leave out. */
export const natives: readonly Host[] = [
  {
    name: 'enumerable methods on Array.prototype',
    before: () => Object.assign(Array.prototype, { remove: () => false, contains: () => true, last: () => 1 }),
  },
  {
    name: 'enumerable members on String, Number and Function.prototype',
    before: () => {
      for (const { prototype } of [String, Number, Function]) Object.assign(prototype, { format: () => '', label: 'x' });
    },
  },
  {
    name: 'an enumerable method and text on Object.prototype',
    notBorne: 'a script of this page has added to Object.prototype: ',
    before: () => Object.assign(Object.prototype, { pollute: () => 1, text: 'x' }),
  },
  {
    name: 'options of axios on Object.prototype',
    notBorne: 'a script of this page has added to Object.prototype: ',
    before: () =>
      Object.assign(Object.prototype, {
        baseURL: 'https://evil.example/',
        headers: { 'X-Evil': '1' },
        timeout: 1,
        transformRequest: () => 'x',
      }),
  },
  {
    name: 'Object.prototype.get',
    notBorne: 'a script of this page has added to Object.prototype: ',
    before: () => Object.assign(Object.prototype, { get: () => 1 }),
  },
  {
    name: 'frozen prototypes',
    notBorne: 'Object.prototype or Function.prototype is frozen',
    before: () => {
      for (const { prototype } of [Object, Array, Function, Promise, Map, Error]) Object.freeze(prototype);
    },
  },
  {
    name: 'a frozen Function.prototype',
    notBorne: 'Object.prototype or Function.prototype is frozen',
    before: () => Object.freeze(Function.prototype),
  },
  {
    name: 'toJSON on Array, Date and String.prototype, as Prototype.js 1.6 has them',
    before: () => {
      Object.assign(Array.prototype, {
        toJSON(this: readonly unknown[]) {
          return `[${this.map((each) => JSON.stringify(each)).join(', ')}]`;
        },
      });
      Object.assign(String.prototype, {
        toJSON(this: string) {
          return `"${this}"`;
        },
      });
    },
  },
  { name: 'a fetch of its own', before: () => Object.assign(window, { fetch: () => Promise.reject(new Error('not this one')) }) },
  {
    name: 'a JSON.parse of its own',
    before: () => {
      const { parse } = JSON;
      JSON.parse = (text: string) => {
        const value: unknown = parse(text);
        return typeof value === 'object' && value !== null ? Object.assign(value, { parsed: true }) : value;
      };
    },
  },
  {
    name: 'a counted XMLHttpRequest',
    before: () => {
      const { open, send } = XMLHttpRequest.prototype;
      const calls: string[] = [];
      Object.assign(XMLHttpRequest.prototype, {
        open(this: XMLHttpRequest, ...args: Parameters<typeof open>) {
          calls.push(args[0]);
          open.apply(this, args);
        },
        send(this: XMLHttpRequest, body?: XMLHttpRequestBodyInit) {
          calls.push('send');
          send.call(this, body);
        },
      });
    },
  },
  {
    name: 'a Promise that is a class of its own',
    before: () => {
      window.Promise = class Later<T> extends Promise<T> {};
    },
  },
  {
    name: 'an addEventListener and a history.pushState that are watched',
    before: () => {
      const { addEventListener } = EventTarget.prototype;
      EventTarget.prototype.addEventListener = function (...args) {
        addEventListener.apply(this, args);
      };
      const { pushState } = history;
      history.pushState = function (...args) {
        pushState.apply(this, args);
        dispatchEvent(new Event('pushstate'));
      };
    },
  },
  {
    name: 'Element.prototype.remove and matches of its own',
    before: () => {
      Element.prototype.remove = function () {
        this.parentNode?.removeChild(this);
        return this;
      };
    },
  },
  {
    name: 'closed storage',
    before: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('closed', 'SecurityError');
          },
        });
      }
    },
  },
  {
    name: 'full storage',
    before: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  },
  {
    name: 'a BroadcastChannel that throws',
    before: () => {
      Object.assign(window, {
        BroadcastChannel: function BroadcastChannel() {
          throw new DOMException('closed', 'SecurityError');
        },
      });
    },
  },
  { name: 'no BroadcastChannel', before: () => Reflect.deleteProperty(window, 'BroadcastChannel') },
  { name: 'no IntersectionObserver', before: () => Reflect.deleteProperty(window, 'IntersectionObserver') },
  { name: 'no ResizeObserver', before: () => Reflect.deleteProperty(window, 'ResizeObserver') },
  { name: 'no requestIdleCallback', before: () => Reflect.deleteProperty(window, 'requestIdleCallback') },
  { name: 'no Intl.PluralRules', before: () => Reflect.deleteProperty(Intl, 'PluralRules') },
  { name: 'no Trusted Types', before: () => Reflect.deleteProperty(window, 'trustedTypes') },
  {
    name: 'an addEventListener that knows no options, as that of old versions of zone.js',
    before: () => {
      for (const name of ['addEventListener', 'removeEventListener'] as const) {
        const own = EventTarget.prototype[name];
        EventTarget.prototype[name] = function (type: string, listener, options?: boolean | AddEventListenerOptions) {
          own.call(this, type, listener, typeof options === 'object' ? options.capture : options);
        };
      }
    },
  },
  {
    name: 'a console that has nothing but log, and a container of no widget',
    before: () => {
      Object.assign(window, { console: { log: () => undefined } });
    },
    body: '<div data-widget="urun-listesi"></div>',
  },
  { name: 'no navigator.locks', before: () => Reflect.deleteProperty(Navigator.prototype, 'locks') },
];
