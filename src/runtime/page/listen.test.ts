// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { listen } from './listen';

it('tells of each of the events until its answer is called, also where addEventListener knows no options', () => {
  const add = EventTarget.prototype.addEventListener;
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function old(this: EventTarget, type, listener) {
    add.call(this, type, listener);
  });
  const told: string[] = [];
  const tell = () => {
    for (const type of ['online', 'offline', 'resize']) window.dispatchEvent(new Event(type));
  };
  const stop = listen(window, ({ type }) => told.push(type), 'online', 'offline');
  tell();
  stop();
  tell();
  expect(told).toEqual(['online', 'offline']);
});
