/** How close the rows of tables stand; the first where nothing is said. Contract §2. */
export const DENSITIES = ['comfortable', 'compact'] as const;

export type Density = (typeof DENSITIES)[number];

/** Whether a text names a density. */
export const isDensity = (text: string | null | undefined): text is Density => DENSITIES.some((density) => density === text);
