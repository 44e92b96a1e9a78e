// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { Pagination } from '../Pagination';
import { show } from './show';

const hrefOf = (page: number) => `/vida?page=${String(page)}`;
const names = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));

describe('Pagination', () => {
  it('is not there for a single page', { tags: ['D-32'] }, () => {
    show(<Pagination page={1} pages={1} hrefOf={hrefOf} onGo={vi.fn()} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('links to every page and marks the current one', { tags: ['S1-2.19'] }, () => {
    show(<Pagination page={2} pages={3} hrefOf={hrefOf} onGo={vi.fn()} />);
    expect(names()).toEqual(['Önceki sayfa', 'Sayfa 1', 'Sayfa 2', 'Sayfa 3', 'Sonraki sayfa']);
    expect(screen.getByRole('link', { name: 'Sayfa 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Sayfa 2' })).toHaveClass('vt-pagination__link--current');
    expect(screen.getByRole('link', { name: 'Sayfa 1' })).not.toHaveClass('vt-pagination__link--current');
    expect(screen.getByRole('link', { name: 'Sayfa 3' })).toHaveAttribute('href', '/vida?page=3');
    expect(screen.getByRole('link', { name: 'Sayfa 3' })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: 'Önceki sayfa' })).toHaveAttribute('href', '/vida?page=1');
  });

  it('leads neither before the first nor beyond the last page', { tags: ['D-32'] }, () => {
    const showAgain = show(<Pagination page={1} pages={2} hrefOf={hrefOf} onGo={vi.fn()} />);
    expect(names()).toEqual(['Sayfa 1', 'Sayfa 2', 'Sonraki sayfa']);
    showAgain(<Pagination page={9} pages={2} hrefOf={hrefOf} onGo={vi.fn()} />);
    expect(names()).toEqual(['Önceki sayfa', 'Sayfa 1', 'Sayfa 2']);
  });

  it('goes to a page on a plain click and leaves the others to the browser', () => {
    const onGo = vi.fn();
    show(<Pagination page={1} pages={3} hrefOf={hrefOf} onGo={onGo} />);
    const left: boolean[] = [];
    const onClick = (event: Event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.body.addEventListener('click', onClick);
    const third = screen.getByRole('link', { name: 'Sayfa 3' });
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }, {}])
      fireEvent.click(third, init);
    expect(left).toEqual([true, true, true, true, true, false]);
    document.body.removeEventListener('click', onClick);
    expect(onGo.mock.calls).toEqual([[3]]);
  });
});
