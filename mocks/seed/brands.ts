export interface Brand {
  readonly code: string;
  readonly name: string;
  /** Background of the brand's pictures. */
  readonly tint: string;
  /** Line colour of the brand's pictures. */
  readonly ink: string;
}

/** Invented names; any likeness to a real brand is chance. */
export const BRANDS: readonly Brand[] = [
  { code: 'KRH', name: 'Karahisar', tint: '#eef2f7', ink: '#41566f' },
  { code: 'PKS', name: 'Pekişmiş', tint: '#f3f0ea', ink: '#6b5a3c' },
  { code: 'BZK', name: 'Bozkır Çelik', tint: '#edf1f0', ink: '#3f615a' },
  { code: 'KZU', name: 'Kuzeyusta', tint: '#f7efe9', ink: '#8a4f2a' },
  { code: 'VLM', name: 'Voltamer', tint: '#eef0fa', ink: '#434f96' },
  { code: 'TRK', name: 'Toroskab', tint: '#f8f1e4', ink: '#87621a' },
  { code: 'PRL', name: 'Parıltaş', tint: '#fbf6e1', ink: '#7d6a12' },
  { code: 'FRN', name: 'Frendağ', tint: '#f8ecec', ink: '#8d3b3b' },
  { code: 'MTL', name: 'Motorlu Bey', tint: '#eef4ec', ink: '#4a6b3c' },
  { code: 'SZG', name: 'Süzgeçsan', tint: '#eaf4f7', ink: '#2d6577' },
  { code: 'ADM', name: 'Adımcı', tint: '#f1eef6', ink: '#5f4c86' },
  { code: 'ELK', name: 'Elkoru', tint: '#eaf5ef', ink: '#2f6e4e' },
];

/** The brand with this code; the tables name only codes that exist. */
export function brandOf(code: string): Brand {
  const brand = BRANDS.find((candidate) => candidate.code === code);
  if (!brand) throw new Error(`No brand has the code ${code}.`);
  return brand;
}
