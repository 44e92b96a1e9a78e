import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { listen } from '@/runtime/page/listen';

/** Whether the page is being printed; what is rendered by it is in the document before the paper is laid out. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const follow = ({ type }: Event) => {
      flushSync(() => {
        setPrinting(type === 'beforeprint');
      });
    };
    return listen(window, follow, 'beforeprint', 'afterprint');
  }, []);
  return isPrinting;
}
