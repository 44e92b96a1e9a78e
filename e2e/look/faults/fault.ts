/** Something that is wrong with a page as it is laid out. */
export interface Fault {
  readonly kind: 'overflow' | 'outside' | 'overlap' | 'covered' | 'cut' | 'broken' | 'shift';
  /** In plain words, with the classes of the parts. */
  readonly says: string;
  /** Where, in CSS pixels of the document; null where it is the whole page. */
  readonly box: Box | null;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
