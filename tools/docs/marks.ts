const MARK = /(<!-- generated:([\w-]+) -->\n)[\s\S]*?(<!-- \/generated -->)/g;

/** Puts what was generated between its marks. Throws where a mark names nothing that is generated. */
export function fillMarks(document: string, parts: Readonly<Record<string, () => string>>): string {
  return document.replace(MARK, (_, open: string, name: string, close: string) => {
    const part = parts[name];
    if (!part) throw new Error(`nothing is generated for the mark "${name}"`);
    return `${open}\n${part()}\n\n${close}`;
  });
}
