import type { Shell } from '@/shell';

/** When a container loads its widget (contract §2, `data-load`). */
export type Trigger = 'eager' | 'visible' | 'idle' | 'interaction';

export const TRIGGERS: readonly Trigger[] = ['eager', 'visible', 'idle', 'interaction'];

/** The parts in which the texts of a locale load: what any page may say, and beside it what only some widgets do. */
export const TEXTS_PARTS = ['base', 'accountArea', 'ordering'] as const;

export type TextsPart = (typeof TEXTS_PARTS)[number];

/** What the code of a widget gives. */
export type LoadedWidget = Parameters<Shell['mount']>[0]['widget'];

/** What the runtime knows of a widget before any of its code is loaded. */
export interface RegistryEntry {
  /** Brings its code. */
  readonly load: () => Promise<{ readonly default: LoadedWidget }>;
  readonly trigger: Trigger;
  /** Height that a placeholder keeps free, that of the finished widget as far as it is known: CSS pixels, or a CSS length. */
  readonly blockSize: number | string;
  /** It fills the room that it has, also where a page would leave it as much as it asks for: in a row of a flex layout, a float. */
  readonly isWide?: true;
  /** The part of the texts that it says beside the base (`registry/texts/<locale>`), which loads with its code. */
  readonly texts?: Exclude<TextsPart, 'base'>;
  /** It has something that opens: a panel or a dialog (contract §4). */
  readonly opens?: true;
  /** What it asks the shop for first is asked for while its code is on its way (`registry/firstCalls.ts`). */
  readonly callsFirst?: true;
  /** Paints what can be shown at once, without React, in place of placeholder and fallback. */
  readonly paint?: (container: HTMLElement) => HTMLElement;
}

/** The widgets by the names of the contract. */
export type Registry = Readonly<Record<string, RegistryEntry>>;
