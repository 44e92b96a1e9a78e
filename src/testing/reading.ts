/** A phrase of the virtual screen reader, and what it stood on then. */
export interface Phrase {
  readonly text: string;
  readonly node: Node | null;
}

/** Read by their name: what is in them is not said again. */
const WHOLE = ['heading', 'columnheader', 'button', 'link', 'switch', 'combobox'];
/** Read by what is in them. */
const BY_CONTENT = ['row', 'cell', 'rowheader', 'term', 'definition', 'status', 'alert'];
const NAMED = ['region', 'group', 'table', 'spinbutton', 'textbox', 'form'];
/** Says nothing to anybody. */
const UNSAID = ['document', 'rowgroup', 'paragraph'];
const ROLES = [...WHOLE, ...BY_CONTENT, ...NAMED, ...UNSAID];

/** What holds of nearly everything, and is no news. */
const NO_NEWS = /, not (?:busy|disabled)\b/g;

/**
 * What was read of a page, a line for each thing: role, name and state. The reader's own ways, which change from version to
 * version, are left out: where something ends, what is inside what has just been named, a live text told once for each node
 * that came or went.
 */
export function toReading(phrases: readonly Phrase[]): readonly string[] {
  const lines: string[] = [];
  /** What the last line is read by takes the texts that follow in it. */
  let open: Node | null = null;
  for (let place = 0; place < phrases.length; place += 1) {
    const phrase = phrases[place];
    if (!phrase || phrase.text.startsWith('end of ')) continue;
    const role = ROLES.find((each) => phrase.text === each || phrase.text.startsWith(`${each}, `));
    const last = lines.at(-1);
    if (role === undefined) {
      if (open && phrase.node && open.contains(phrase.node)) lines[lines.length - 1] = `${last} ${phrase.text}`;
      else if (last !== phrase.text) lines.push(phrase.text);
      continue;
    }
    if (UNSAID.includes(role)) continue;
    open = BY_CONTENT.includes(role) ? phrase.node : null;
    const end = endOf(phrases, place);
    const hasContent = BY_CONTENT.includes(role) && end > place;
    lines.push(hasContent || phrase.text === role ? `${role}:` : named(role, phrase));
    if (WHOLE.includes(role)) place = end;
  }
  // A status without words is no stop.
  return lines.filter((line) => line !== 'status:').map((line) => line.replace(/:$/, ''));
}

/** What is named, with its state; of a choice what is chosen. */
function named(role: string, { text, node }: Phrase): string {
  const said = text.slice(role.length + 2);
  if (!(node instanceof HTMLSelectElement)) return `${role}: ${said.replace(NO_NEWS, '')}`;
  return `${role}: ${said.slice(0, said.lastIndexOf(`, ${node.value}, `))}, ${node.selectedOptions[0]?.text ?? ''}`;
}

/** The place of the last phrase in what begins at a place; that place if nothing is in it. */
function endOf(phrases: readonly Phrase[], place: number): number {
  const node = phrases[place]?.node;
  const count = phrases.slice(place + 1).findIndex((phrase) => !(phrase.node && node?.contains(phrase.node)));
  return count < 0 ? phrases.length - 1 : place + count;
}
