import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { show } from '@/ui/tests/show';
import { Added } from './AddProgress';

it('the check of an add stays for 1.25 s, however often it renders', { tags: ['S1-4.07', 'S1-4.08', 'S1-9.16'] }, () => {
  vi.useFakeTimers();
  const onEnd = vi.fn();
  const showAgain = show(<Added compact={false} onEnd={onEnd} />);
  expect(screen.getByText('Eklendi')).toBeVisible();
  vi.advanceTimersByTime(1000);
  showAgain(<Added compact={false} onEnd={onEnd} />);
  vi.advanceTimersByTime(249);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});
