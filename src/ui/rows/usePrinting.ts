import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed; what is rendered by it is in the document before the paper is laid out. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const follow = (type: 'beforeprint' | 'afterprint') => {
      const set = () => {
        flushSync(() => {
          setPrinting(type === 'beforeprint');
        });
      };
      window.addEventListener(type, set, { signal: ending.signal });
    };
    follow('beforeprint');
    follow('afterprint');
    return () => {
      ending.abort();
    };
  }, []);
  return isPrinting;
}
