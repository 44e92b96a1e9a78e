import { useTopHeader } from './useTopHeader';
import { usePage } from '@/data/hooks';
import { Placeholder } from '@/ui/Placeholder';
import { Strip } from './Strip';
import './top-header-info.css';

/** The customer's sales representative and balance. The server is not asked about a visitor. S2 §2 and §8, decision 59. */
export function TopHeaderInfo() {
  return usePage().visitor === 'visitor' ? null : <LoadedStrip />;
}

function LoadedStrip() {
  const { value, isLoading } = useTopHeader();
  return (
    <div className="vt-top-header-box" aria-busy={isLoading}>
      {isLoading ? <Placeholder className="vt-top-header" /> : value && <Strip {...value} />}
    </div>
  );
}
