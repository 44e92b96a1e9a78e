/** One movement of a device. */
interface Movement {
  readonly tarih: string;
  readonly durum: string;
  readonly belgeNo: string;
}

/** What the shop knows of one device. */
export interface Warranty {
  /** Days that are left. */
  readonly garantiSuresi: number | string;
  readonly hareket: readonly Movement[] | Movement;
}

const sale = (tarih: string, belgeNo: string, durum = 'SATIŞ'): Movement => ({ tarih, durum, belgeNo });
const taken = (tarih: string, belgeNo: string): Movement => ({ tarih, durum: 'İADE', belgeNo });

/** By serial number; an empty one is known and holds nothing. The demo's service page lists them. */
export const WARRANTIES: Readonly<Record<string, Warranty | readonly never[]>> = {
  'GRN-1001': {
    garantiSuresi: 412,
    hareket: [
      sale('2025-03-18T10:24:00', 'FTR-20417'),
      taken('2025-03-29', 'IAD-3310'),
      sale('2025-04-02', 'FTR-20588', ' Satış '),
    ],
  },
  'GRN-1002': { garantiSuresi: '-95', hareket: [sale('2022-06-11', 'FTR-11842')] },
  'GRN-1003': { garantiSuresi: 0, hareket: [sale('2023-11-21', 'FTR-15003')] },
  'GRN-1004': { garantiSuresi: 200, hareket: [taken('2025-01-07', 'IAD-3127')] },
  'GRN-1005': { garantiSuresi: 731, hareket: sale('2025-10-01', 'FTR-23990') },
  'GRN-1006': [],
};
