/** What stands before the attributes of Thymeleaf. */
const THYMELEAF = '(?:th:|data-th-)';
/** `th:data-path`, `th:content`: the attribute that is printed. */
const PRINTED = new RegExp(`^${THYMELEAF}(.+)$`);
/** `th:attr="data-path=${path}"`, and `n:attr` of Latte, print any. */
const ANY = new RegExp(`^(?:${THYMELEAF}attr|n:attr)`);
const CONTENT = new RegExp(`^${THYMELEAF}(?:u?text|inline|insert|replace|include)$`);

/** The name of the attribute that this one fills in, in the languages that are written in attributes; null for any other. */
export function printedBy(attribute: string): string | null {
  return PRINTED.exec(attribute)?.[1] ?? null;
}

/** Whether an attribute may print others of any name. */
export function printsAttributes(attribute: string): boolean {
  return ANY.test(attribute);
}

/** Whether an attribute fills in what stands in its element, or puts another one in its place. */
export function printsContent(attribute: string): boolean {
  return CONTENT.test(attribute);
}
