import { vi } from 'vitest';

/** As much of an XMLHttpRequest as a call uses; it is answered when the test says so. */
class HeldRequest {
  status = 0;
  responseText = '';
  onloadend: (() => void) | null = null;
  onerror: ((event: ProgressEvent) => void) | null = null;
  isBrokenOff = false;
  open() {
    /* Whatever is asked. */
  }
  setRequestHeader() {
    /* However. */
  }
  getAllResponseHeaders() {
    return '';
  }
  send() {
    /* Nobody answers yet. */
  }
  abort() {
    this.isBrokenOff = true;
  }
}

export interface HeldLookup {
  answer(status: number, body: unknown): void;
  /** The connection breaks. */
  drop(): void;
  readonly isBrokenOff: boolean;
}

/** Holds every call from now on back. Answers with what tells the first of them, once there is one. */
export function holdLookups(): () => HeldLookup {
  const held: HeldRequest[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends HeldRequest {
      constructor() {
        super();
        held.push(this);
      }
    },
  );
  return () => {
    const [request] = held;
    if (!request) throw new Error('nothing was looked up');
    return {
      answer(status, body) {
        request.status = status;
        request.responseText = typeof body === 'string' ? body : JSON.stringify(body);
        request.onloadend?.();
      },
      drop() {
        request.onerror?.(new ProgressEvent('error'));
      },
      get isBrokenOff() {
        return request.isBrokenOff;
      },
    };
  };
}
