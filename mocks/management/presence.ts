import { DEALERS } from './dealers';

export interface OnlineUser {
  readonly id: number;
  readonly name: string;
  /** ISO. */
  readonly lastActiveAt: string;
  readonly status: 'online' | 'away';
}

export interface OfflineUser {
  readonly id: number;
  readonly name: string;
  readonly range: string;
}

/** Who is at the shop; tests let people come and go. */
export interface Presence {
  online: readonly OnlineUser[];
  offlineToday: readonly OfflineUser[];
  reset(): void;
}

/** Seconds for which each of the first dealers has done nothing. */
const IDLE = [5, 40, 95, 540];
const RANGES = ['08:45 - 10:20', '09:10 - 09:35'];

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

function seed() {
  return {
    online: IDLE.map((seconds, place): OnlineUser => ({
      id: place + 1,
      name: DEALERS[place] ?? '',
      lastActiveAt: ago(seconds),
      status: seconds < 300 ? 'online' : 'away',
    })),
    offlineToday: RANGES.map((range, place): OfflineUser => ({ id: place + 7, name: DEALERS[place + 6] ?? '', range })),
  };
}

export function createPresence(): Presence {
  const presence: Presence = {
    ...seed(),
    reset() {
      Object.assign(presence, seed());
    },
  };
  return presence;
}
