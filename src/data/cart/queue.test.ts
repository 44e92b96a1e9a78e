import { describe, expect, it, vi } from 'vitest';
import { createQueue } from './queue';

/** A call that ends when the test says so, or when it is broken off. */
function openCall() {
  const begun: Array<{ readonly answer: (value: string) => void; readonly fail: () => void }> = [];
  const task = vi.fn(
    (signal?: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        const fail = () => {
          reject(new Error('no answer'));
        };
        signal?.addEventListener('abort', fail);
        begun.push({ answer: resolve, fail });
      }),
  );
  return { task, begun };
}

/** An error of a call, which whoever made it knows to be none. */
const GIVEN_UP = { name: 'ApiFailure', error: { kind: 'aborted' } };

/** Lets everything happen that waits for nothing outside. */
const settle = () => new Promise(setImmediate);
const started = () => {
  const ending = new AbortController();
  return { ending, queue: createQueue(ending.signal) };
};

describe('the queue of the cart', () => {
  it('runs writes one after the other; one that fails holds up none', async () => {
    const { queue } = started();
    const first = openCall();
    const second = openCall();
    const failed = queue.run(first.task);
    const done = queue.run(second.task);
    await settle();
    expect(second.begun).toHaveLength(0);
    first.begun[0]?.fail();
    await expect(failed).rejects.toThrow('no answer');
    await settle();
    second.begun[0]?.answer('written');
    expect(await done).toBe('written');
    expect(queue.failures).toBe(1);
  });

  it('reads once all writes are over, and once for all who ask before', async () => {
    const { queue } = started();
    const write = openCall();
    const read = openCall();
    void queue.run(write.task);
    const readings = [queue.read(read.task), queue.read(read.task)];
    await settle();
    expect(read.task).not.toHaveBeenCalled();
    write.begun[0]?.answer('written');
    await settle();
    read.begun[0]?.answer('cart');
    expect(await Promise.all(readings)).toEqual(['cart', 'cart']);
    expect(read.task).toHaveBeenCalledOnce();
  });

  it('lets a write go past a read that hangs, and reads anew after it', { tags: ['D-11'] }, async () => {
    const { queue } = started();
    const write = openCall();
    const read = openCall();
    const reading = queue.read(read.task);
    await settle();
    const writing = queue.run(write.task);
    await settle();
    expect(write.begun).toHaveLength(1);
    write.begun[0]?.answer('written');
    await writing;
    await settle();
    expect(read.begun).toHaveLength(2);
    read.begun[1]?.answer('cart with what was written');
    expect(await reading).toBe('cart with what was written');
    expect(queue.failures).toBe(0);
  });

  it('never takes what a read brings that a write has overtaken', async () => {
    const { queue } = started();
    const read = openCall();
    const reading = queue.read(read.task);
    await settle();
    read.begun[0]?.answer('cart without what was written');
    await queue.run(() => Promise.resolve('written'));
    await settle();
    read.begun[1]?.answer('cart');
    expect(await reading).toBe('cart');
  });

  it('reads one after the other: a later answer is never older', async () => {
    const { queue } = started();
    const read = openCall();
    const first = queue.read(read.task);
    await settle();
    const second = queue.read(read.task);
    await settle();
    expect(read.begun).toHaveLength(1);
    read.begun[0]?.answer('old');
    expect(await first).toBe('old');
    await settle();
    read.begun[1]?.answer('new');
    expect(await second).toBe('new');
  });

  it('reads after a write that came while it waited for another', { tags: ['D-11'] }, async () => {
    const { queue } = started();
    const first = openCall();
    const second = openCall();
    const read = openCall();
    void queue.run(first.task);
    const reading = queue.read(read.task);
    await settle();
    void queue.run(second.task);
    first.begun[0]?.answer('written');
    await settle();
    expect(read.begun).toHaveLength(0);
    second.begun[0]?.answer('written');
    await settle();
    read.begun[0]?.answer('cart');
    expect(await reading).toBe('cart');
  });

  it('breaks off what reads when the page ends', async () => {
    const { queue, ending } = started();
    const read = openCall();
    const reading = queue.read(read.task);
    await settle();
    ending.abort();
    await expect(reading).rejects.toMatchObject(GIVEN_UP);
  });

  it('ends with its page: what waits is not run, and what reads is broken off', async () => {
    const { queue, ending } = started();
    const write = openCall();
    const read = openCall();
    const reading = queue.read(read.task);
    await settle();
    ending.abort();
    const waiting = queue.run(write.task);
    await expect(reading).rejects.toMatchObject(GIVEN_UP);
    await expect(waiting).rejects.toMatchObject(GIVEN_UP);
    expect(write.task).not.toHaveBeenCalled();
  });
});
