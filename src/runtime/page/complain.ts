import type { VitrinErrorDetail } from '@/contract/events';
import { emit } from './events';
import type { ContainerLog } from './log';
import { say } from './say';

/** Names a container the way its author can find it: `<div id="x" data-widget="y">`. */
export function describeContainer(container: Element): string {
  const id = container.id ? ` id="${container.id}"` : '';
  return `<${container.localName}${id} data-widget="${container.getAttribute('data-widget') ?? ''}">`;
}

/** Tells the console what is wrong with a container. */
export function warn(container: Element, message: string): void {
  say('warn', `[vitrin] ${describeContainer(container)}: ${message}`, container);
}

/** Tells the theme author what is wrong with a container: one console warning and `vitrin:error` on it. */
export function complain(log: ContainerLog, container: Element, detail: VitrinErrorDetail): void {
  warn(container, detail.message);
  log.note(container, detail);
  emit(container, 'vitrin:error', detail);
}
