import type { Standing } from './view';

/** Messages that say the same of several subjects: shown as one. */
export interface Group {
  /** DOM id of its toast. */
  readonly id: string;
  readonly messages: readonly [Standing, ...Standing[]];
}

/** Whether two messages are one to the eye: the same refusal of another product (decision 64). */
function isSame(one: Standing, other: Standing): boolean {
  return one.source?.action === other.source?.action && one.text === other.text && one.link?.href === other.link?.href;
}

/** What stands as groups. A group with a new message is new, and said again; one that has only lost some keeps its id. */
export function group(standing: readonly Standing[], before: readonly Group[], newId: () => string): readonly Group[] {
  const groups: Array<Group['messages']> = [];
  for (const message of standing) {
    const index = groups.findIndex(([first]) => isSame(first, message));
    const known = groups[index];
    if (known) groups[index] = [...known, message];
    else groups.push([message]);
  }
  return groups.map((messages) => ({
    id: before.find((each) => messages.every((message) => each.messages.includes(message)))?.id ?? newId(),
    messages,
  }));
}

/** The names of a group's subjects. */
export function namesOf({ messages }: Group): readonly string[] {
  return messages.flatMap(({ about }) => about ?? []);
}
