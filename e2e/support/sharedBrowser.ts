import type { TestProject } from 'vitest/node';
import { shareBrowser } from './browser';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the Chromium of this run is reached. */
    chromium: string;
  }
}

/** One Chromium for all files of a run. */
export default async function startChromium({ provide }: TestProject): Promise<() => Promise<void>> {
  const browser = await shareBrowser();
  provide('chromium', browser.wsEndpoint());
  return () => browser.close();
}
