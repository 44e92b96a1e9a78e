// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MoneyText } from '../MoneyText';
import { ProductImage } from '../ProductImage';
import { Switch } from '../Switch';
import { WaitingRows } from '../WaitingTable';
import { show } from './show';

describe('ProductImage', () => {
  const image = () => screen.getByAltText('Vida');
  const of = (file: string | null) => <ProductImage file={file} alt="Vida" width={80} height={80} className="vt-photo" />;

  it('keeps its size free and waits until it is seen', () => {
    show(of('vida m8.jpg'));
    expect(image()).toHaveAttribute('src', '/images/vida%20m8.jpg');
    expect(image()).toHaveAttribute('width', '80');
    expect(image()).toHaveAttribute('loading', 'lazy');
  });

  it('is asked for at once where it is among the first that are seen', () => {
    show(<ProductImage file="vida.jpg" alt="Vida" width={80} height={80} className="vt-photo" isFirst />);
    expect(image()).toHaveAttribute('loading', 'eager');
    expect(image()).toHaveAttribute('fetchpriority', 'high');
  });

  it('falls back, and leaves it at that', { tags: ['S1-4.22', 'S2-9.01', 'D-35'] }, async () => {
    const showAgain = show(of('yok.jpg'));
    fireEvent.error(image());
    await waitFor(() => {
      expect(image()).toHaveAttribute('src', '/images/404.png');
    });
    fireEvent.error(image());
    showAgain(of('yok.jpg'));
    expect(image()).toHaveAttribute('src', '/images/404.png');
  });

  it('shows the next file even where the one before failed', async () => {
    const showAgain = show(of('yok.jpg'));
    fireEvent.error(image());
    await waitFor(() => {
      expect(image()).toHaveAttribute('src', '/images/404.png');
    });
    showAgain(of('var.jpg'));
    expect(image()).toHaveAttribute('src', '/images/var.jpg');
  });

  it('shows the fallback without a file', () => {
    show(of(null));
    expect(image()).toHaveAttribute('src', '/images/404.png');
  });
});

describe('Switch', () => {
  const theSwitch = () => screen.getByRole('switch', { name: 'Stokta olanlar' });

  it('tells what it was turned to', async () => {
    const onChange = vi.fn();
    show(<Switch label="Stokta olanlar" checked={false} busy={false} onChange={onChange} />);
    await userEvent.click(screen.getByText('Stokta olanlar'));
    expect(onChange.mock.calls).toEqual([[true]]);
  });

  it('keeps the focus but takes no change while it is busy', async () => {
    const onChange = vi.fn();
    show(<Switch label="Stokta olanlar" checked busy onChange={onChange} />);
    await userEvent.click(theSwitch());
    expect(onChange).not.toHaveBeenCalled();
    expect(theSwitch()).toBeChecked();
    expect(theSwitch()).toHaveFocus();
    expect(theSwitch()).toHaveAttribute('aria-busy', 'true');
  });
});

describe('MoneyText', () => {
  it('prints a price, its currency apart', () => {
    show(
      <p>
        <MoneyText money={{ value: 1234.5, currency: 'TL' }} />
      </p>,
    );
    expect(screen.getByRole('paragraph')).toHaveTextContent('₺1.234,50');
    expect(screen.getByText('₺')).toHaveClass('vt-money__currency');
  });
});

it('a table that is on its way has its rows on pages where MooTools has replaced Array.from', () => {
  const replaced = vi.spyOn(Array, 'from').mockImplementation((like) => Array<unknown>('length' in like ? like.length : 0));
  try {
    show(<WaitingRows columns={[{ name: 'code', title: 'Kod', cell: () => '' }]} count={3} isCompact={false} />);
  } finally {
    replaced.mockRestore();
  }
  expect(screen.getByRole('table', { hidden: true }).querySelectorAll('tbody > tr')).toHaveLength(3);
});
