import type { VitrinErrorCode } from '@/contract/events';
import { complain } from './page/complain';
import type { ContainerLog, ContainerState } from './page/log';
import { emit } from './page/events';
import { nextTask } from './page/nextTask';
import { say } from './page/say';
import type { RegistryEntry, Trigger } from './registryEntry';
import type { Loader } from './loader';
import { ROOT_CLASS, standIn } from './standIn';
import { ARM, onInteraction, type Disarm } from './trigger';
import type { Turns } from './turns';

/** A container that the runtime looks after, from waiting to its end. */
export interface Mounted {
  /** Settles when the widget is ready or has failed, or waits for the visitor. */
  readonly settled: Promise<void>;
  /** Loads at once, whatever the trigger; `again` also what did not load before. Answers whether the widget is there or on its way. */
  wake(again?: boolean): boolean;
  /** Whether the page has left the container its name, and in it what we put there. */
  isWhole(): boolean;
  /** Whether the widget shows. */
  isReady(): boolean;
  /** Takes the widget out and gives the container back as its author wrote it. */
  unmount(): void;
}

/** Takes a container over: paints what can be painted, waits for its trigger, loads and mounts its widget. */
export function mountContainer(
  container: HTMLElement,
  name: string,
  entry: RegistryEntry,
  log: ContainerLog,
  loader: Loader,
  turns: Turns,
): Mounted {
  let place = standIn(container, entry);
  const trigger = triggerOf(container, entry);
  const isEager = trigger === 'eager';
  let disarm: Disarm;
  let unmountWidget: (() => void) | null = null;
  let gone = false;
  /** Its code did not come: it is loaded once more when the visitor wants it. */
  let isLost = false;
  /** What it began with when it failed: where the page writes other data into it, something else stands there. */
  let remains: ChildNode | null = null;
  /** Of the call that was made ahead for the widget that loads. */
  let ahead: AbortController | null = null;
  let settle: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });

  let state: ContainerState;
  const enter = (next: ContainerState) => {
    state = next;
    container.setAttribute('data-vitrin-state', state);
    log.note(container, state);
    if (state === 'ready' || state === 'error') settle();
  };

  const fail = (code: VitrinErrorCode, message: string, field?: string) => {
    if (gone) return;
    ahead?.abort();
    ahead = null;
    unmountWidget = null;
    place.restore();
    remains = container.firstChild;
    enter('error');
    complain(log, container, { code, widget: name, message, ...(field === undefined ? {} : { field }) });
    // Says once what a page has that no widget bears.
    if (code !== 'invalid-data') import('./notBorne').catch(() => undefined);
  };

  const callFirst = () => {
    ahead = new AbortController();
    if (entry.callsFirst) loader.callFirst(name, container, ahead.signal);
  };

  const load = async () => {
    if (isLost) place = standIn(container, entry);
    isLost = false;
    enter('loading');
    if (!ahead) callFirst();
    const arrived = isEager ? turns.expect() : () => undefined;
    try {
      const [shell, widget, texts] = await Promise.all([
        loader.shell(),
        loader.widget(entry.load),
        entry.texts ? loader.texts(entry.texts) : null,
      ]).finally(arrived);
      // What the page is about before what stands around it.
      await turns.wait(isEager);
      if (gone) return;
      unmountWidget = shell.mount({
        container,
        root: place.root,
        widget,
        texts,
        onShown() {
          if (!gone) place.giveWay();
        },
        onReady() {
          if (gone) return;
          enter('ready');
          emit(container, 'vitrin:ready', { widget: name });
          // By then it has taken over what it needs.
          void nextTask().then(() => {
            ahead?.abort();
          });
        },
        onFailed: fail,
      });
    } catch (error) {
      if (gone) return;
      // First: who hears of it may give the container up.
      isLost = true;
      disarm = onInteraction(container, go);
      fail('load-failed', `its code could not be loaded (${String(error)}); it is tried again on the next interaction.`);
    }
  };

  const go = () => void load();
  let leave: Disarm = () => undefined;
  enter('waiting');
  if (trigger === 'interaction' || trigger === 'visible') settle();
  disarm = ARM[trigger](container, () => {
    // Before another widget asks for the same.
    if (isEager) callFirst();
    if (isEager || trigger === 'idle') leave = turns.begin(isEager, go);
    else go();
  });

  return {
    settled,
    isWhole: () =>
      container.dataset.widget === name &&
      // One that a page has morphed into something else is there, and no longer ours.
      (state === 'error'
        ? container.firstChild === remains
        : container.contains(place.root) && place.root.matches(`.${ROOT_CLASS}`)),
    isReady: () => state === 'ready',
    wake(again) {
      if (state === 'waiting' || (again && isLost)) {
        disarm();
        leave();
        go();
      }
      return state !== 'error';
    },
    unmount() {
      gone = true;
      ahead?.abort();
      disarm();
      leave();
      unmountWidget?.();
      if (state !== 'error') place.restore();
      container.removeAttribute('data-vitrin-state');
      settle();
    },
  };
}

function triggerOf(container: HTMLElement, entry: RegistryEntry): Trigger {
  const wanted = container.dataset.load;
  if (wanted === undefined) return entry.trigger;
  const triggers = Object.keys(ARM) as Trigger[];
  const trigger = triggers.find((known) => known === wanted);
  if (trigger) return trigger;
  say('warn', `[vitrin] data-load: received "${wanted}"; allowed: ${triggers.join(', ')}; taken: ${entry.trigger}.`, container);
  return entry.trigger;
}
