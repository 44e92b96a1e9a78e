// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readDetailQuantity, stepDetailQuantity } from '@/domain/quantity/detailQuantity';
import { QuantityInput } from '../QuantityInput';
import { show } from './show';

function Box({ start }: { readonly start: number }) {
  const [amount, setAmount] = useState(start);
  return (
    <QuantityInput
      name="Vida M8"
      amount={amount}
      onStep={(step) => {
        setAmount((old) => stepDetailQuantity(old, step));
      }}
      onType={(text) => {
        const next = readDetailQuantity(text, amount);
        setAmount(next);
        return next;
      }}
    />
  );
}

const box = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Miktar: Vida M8' });
const selection = () => box().value.slice(box().selectionStart ?? 0, box().selectionEnd ?? 0);
let user = userEvent.setup();
beforeEach(() => {
  user = userEvent.setup();
});

describe('QuantityInput', () => {
  it('steps by its buttons and by the arrows', async () => {
    show(<Box start={4} />);
    await user.click(screen.getByRole('button', { name: 'Artır: Vida M8' }));
    expect(box()).toHaveValue('5');
    await user.click(screen.getByRole('button', { name: 'Azalt: Vida M8' }));
    await user.type(box(), '{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(box()).toHaveValue('3');
    expect(box()).toHaveAttribute('aria-valuenow', '3');
    expect(box()).toHaveAttribute('aria-valuemin', '1');
  });

  it('counts what was typed at Enter and when it is left, not before', async () => {
    show(<Box start={4} />);
    await user.clear(box());
    await user.type(box(), '12');
    expect(box()).toHaveAttribute('aria-valuenow', '4');
    await user.keyboard('{Enter}');
    expect(box()).toHaveAttribute('aria-valuenow', '12');
    await user.clear(box());
    await user.type(box(), '7');
    await user.tab();
    expect(box()).toHaveAttribute('aria-valuenow', '7');
  });

  it.each([
    ['', '1'],
    ['abc', '1'],
    ['0', '1'],
    ['-3', '4'],
    ['101', '4'],
    ['2,9', '2'],
  ])('takes "%s" for %s and selects it', { tags: ['S1-4.29', 'D-29'] }, async (text, amount) => {
    show(<Box start={4} />);
    await user.clear(box());
    if (text) await user.type(box(), text);
    await user.keyboard('{Enter}');
    expect(box()).toHaveValue(amount);
    expect(selection()).toBe(amount);
    expect(box()).toHaveFocus();
  });

  it('replaces the amount that was clicked', async () => {
    show(<Box start={4} />);
    await user.click(box());
    await user.keyboard('9{Enter}');
    expect(box()).toHaveAttribute('aria-valuenow', '9');
  });

  it('brings the amount back at Escape', async () => {
    show(<Box start={4} />);
    await user.clear(box());
    await user.type(box(), '9{Escape}');
    expect(box()).toHaveValue('4');
    await user.tab();
    expect(box()).toHaveAttribute('aria-valuenow', '4');
  });

  it('keeps Escape to itself only while something is typed: a dialog around it closes by the next', async () => {
    const onKeyDown = vi.fn();
    show(
      // eslint-disable-next-line jsx-a11y/no-static-element-interactions
      <div onKeyDown={onKeyDown}>
        <Box start={4} />
      </div>,
    );
    await user.type(box(), '9');
    onKeyDown.mockClear();
    await user.keyboard('{Escape}');
    expect(onKeyDown).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledOnce();
  });

  it('steps from what stands in the box', async () => {
    show(<Box start={4} />);
    await user.clear(box());
    await user.type(box(), '30{ArrowUp}');
    expect(box()).toHaveValue('31');
  });

  it('does not send the form around it', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => {
      event.preventDefault();
    });
    show(
      <form onSubmit={onSubmit}>
        <Box start={4} />
      </form>,
    );
    await user.type(box(), '{Enter}');
    await user.click(screen.getByRole('button', { name: /^Artır: / }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is one stop of the tab key, whatever stands in it', async () => {
    show(
      <>
        <Box start={4} />
        <button type="button">Sonra</button>
      </>,
    );
    await user.tab();
    expect(box()).toHaveFocus();
    await user.keyboard('abc');
    await user.tab();
    expect(box()).toHaveValue('1');
    expect(screen.getByRole('button', { name: 'Sonra' })).toHaveFocus();
  });
});

/** A box that may be empty, and stands among others. */
function Cell({ amount, ...rest }: Partial<Parameters<typeof QuantityInput>[0]>) {
  return <QuantityInput name="Vida M8" amount={amount ?? null} isOptional onStep={vi.fn()} onType={() => 0} {...rest} />;
}
const ends = () =>
  ['Azalt', 'Artır'].map((name) => screen.getByRole('button', { name: `${name}: Vida M8` }).getAttribute('aria-disabled'));

describe('a box among others', { tags: ['D-76'] }, () => {
  it('is left by Enter, once however long that is held, and by Ctrl or Alt with an arrow', () => {
    const [onEnter, onWalk] = [vi.fn(), vi.fn()];
    show(<Cell keys={{ onEnter, onWalk }} />);
    for (const how of [{}, { repeat: true }, { shiftKey: true }]) fireEvent.keyDown(box(), { key: 'Enter', ...how });
    fireEvent.keyDown(box(), { key: 'ArrowDown', altKey: true });
    fireEvent.keyDown(box(), { key: 'ArrowUp', ctrlKey: true });
    expect([onEnter, onWalk].map(({ mock }) => mock.calls.map(([, way]: unknown[]) => way))).toEqual([
      [1, -1],
      [1, -1],
    ]);
  });

  it('is selected when keys lead to it', () => {
    show(<Cell amount={12} keys={{ onEnter: vi.fn(), onWalk: vi.fn() }} />);
    box().focus();
    expect(selection()).toBe('12');
  });
});

it.each([
  ['nothing', {}, ['true', 'false']],
  ['the last one that can be taken away', { amount: 1 }, ['false', 'false']],
  ['as many as there are', { amount: 3, max: 3 }, ['false', 'true']],
  ['no more than is let, without a number', { amount: 3, isFull: true }, ['false', 'true']],
  ['one, where it must not be empty', { amount: 1, isOptional: false }, ['true', 'false']],
])('says at its buttons which way is at an end: with %s', { tags: ['D-65'] }, (_, change, expected) => {
  show(<Cell {...change} />);
  expect(ends()).toEqual(expected);
});
