import type { Run } from './page/run';
import { say } from './page/say';
import type { Inspector } from '@/inspector';
import type { Bundle } from './bundle';

/**
 * Makes what opens the inspector, or closes it. It is a chunk of its own; where that cannot be loaded, the page goes on
 * without. `focus`: whether the inspector takes the focus, which a page that opens it by its address does not want.
 */
export function createInspect(run: Run, bundle: Bundle): (focus: boolean) => void {
  let inspector: Promise<Inspector> | null = null;
  return (focus) => {
    inspector ??= import('@/inspector').then((module) => module.createInspector(run, bundle));
    inspector.then(
      ({ toggle }) => {
        toggle(focus);
      },
      (error: unknown) => {
        inspector = null;
        say('warn', '[vitrin] inspector:', error);
      },
    );
  };
}
