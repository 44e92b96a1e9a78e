/**
 * What two libraries do to the natives, for those of their builds that no package registry has. Each runs in the page, by
 * itself, before any other script.
 */

/** Prototype.js 1.7.0 to 1.7.2, `src/prototype/lang/{array,enumerable,function,string}.js`: `Object.extend(Array.prototype, Enumerable)`. */
export function extendLikePrototype(): void {
  type Each = (value: unknown, index: number) => unknown;
  const { forEach, slice } = Array.prototype;
  const toArray = function (this: readonly unknown[]): unknown[] {
    return slice.call(this, 0) as unknown[];
  };
  const map = function (this: readonly unknown[], each: Each = (value) => value, context?: unknown) {
    const results: unknown[] = [];
    forEach.call(this, (value, index) => results.push(each.call(context, value, index)));
    return results;
  };
  const findAll = function (this: readonly unknown[], each: Each, context?: unknown) {
    const results: unknown[] = [];
    forEach.call(this, (value, index) => {
      if (each.call(context, value, index)) results.push(value);
    });
    return results;
  };
  const detect = function (this: readonly unknown[], each: Each, context?: unknown) {
    return findAll.call(this, each, context)[0];
  };
  Object.assign(Array.prototype, {
    each: forEach,
    collect: map,
    map,
    findAll,
    filter: findAll,
    select: findAll,
    detect,
    find: detect,
    member: Array.prototype.includes,
    include: Array.prototype.includes,
    toArray,
    entries: toArray,
    clone: toArray,
    size(this: readonly unknown[]) {
      return this.length;
    },
    inspect: () => '[]',
    toJSON: undefined,
  });
  Reflect.deleteProperty(Array.prototype, 'toJSON');
  /** `$A`: knows no iterable and no second parameter. */
  Object.assign(Array, {
    from(iterable?: ArrayLike<unknown> & { toArray?: () => unknown[] }) {
      if (!iterable) return [];
      if (iterable.toArray) return iterable.toArray();
      const results: unknown[] = [];
      for (let index = 0; index < (iterable.length || 0); index++) results[index] = iterable[index];
      return results;
    },
  });
  Object.assign(Function.prototype, {
    bind(this: (...args: unknown[]) => unknown, context: unknown, ...first: unknown[]) {
      // eslint-disable-next-line @typescript-eslint/no-this-alias -- as the library does: the function answers with itself as `this`.
      const method = this;
      return function bound(...args: unknown[]) {
        return method.apply(context, [...first, ...args]);
      };
    },
    curry: () => undefined,
    wrap: () => undefined,
    methodize: () => undefined,
  });
  Object.assign(String.prototype, {
    gsub: () => '',
    strip: String.prototype.trim,
    empty: () => false,
    times: String.prototype.repeat,
  });
  Object.assign(Number.prototype, { succ: () => 1, times: () => 1 });
  Object.assign(HTMLElement.prototype, {
    remove(this: HTMLElement) {
      this.parentNode?.removeChild(this);
      return this;
    },
    update: () => undefined,
    select: () => [],
    show: () => undefined,
    hide: () => undefined,
    next: () => null,
  });
}

/** MooTools 1.5 and 1.6 with compat, `Source/Types/Function.js` ("1.2compat") and `Source/Core/Core.js` (`Array.from`). */
export function extendLikeMooToolsCompat(): void {
  Object.assign(Array, {
    from(item: unknown) {
      if (item === null || item === undefined) return [];
      if (Array.isArray(item)) return item as unknown[];
      const isEnumerable = typeof item === 'object' && typeof (item as { length?: unknown }).length === 'number';
      return isEnumerable ? (Array.prototype.slice.call(item) as unknown[]) : [item];
    },
  });
  Object.assign(Function.prototype, {
    bind(this: (...args: unknown[]) => unknown, context: unknown, args?: unknown) {
      // eslint-disable-next-line @typescript-eslint/no-this-alias -- as the library does: the function answers with itself as `this`.
      const method = this;
      const given = args === undefined || args === null ? null : Array.from(args as ArrayLike<unknown>);
      return function bound(...own: unknown[]) {
        return method.apply(context, given ?? own);
      };
    },
  });
  Object.assign(window, { MooTools: { version: '1.6.0' } });
}
