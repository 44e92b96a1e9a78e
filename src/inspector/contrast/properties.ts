import { dom } from '@/runtime/page/dom';

/**
 * The custom properties of the contract that set a part's colour, or its ground, as our sheets say: `--vt-button-bg`, then what
 * stands in for it. Empty where nothing of ours sets it, or a sheet from another origin cannot be read.
 */
export function propertiesOf(element: Element, what: 'color' | 'background'): readonly string[] {
  const rules = ownRules();
  for (let node: Element | null = element; node && !node.matches('[data-widget]'); node = node.parentElement) {
    const value = declared(node, what, rules) || (what === 'background' ? declared(node, 'background-color', rules) : '');
    if (value && value !== 'inherit') return namesIn(value, node, rules);
  }
  return [];
}

/** The rules that name a class of ours, in the order of the document; what a condition holds is among them. */
function ownRules(): readonly CSSStyleRule[] {
  return [...dom.styleSheets].flatMap((sheet) => {
    try {
      return rulesIn(sheet.cssRules);
    } catch {
      // Of another origin, which does not let it be read.
      return [];
    }
  });
}

function rulesIn(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.selectorText.includes('.vt-') ? [rule] : [];
    return 'cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : [];
  });
}

/** What the last rule for an element gives to a property; '' where none does. */
function declared(element: Element, property: string, rules: readonly CSSStyleRule[]): string {
  const last = [...rules]
    .reverse()
    .find(({ selectorText, style }) => style.getPropertyValue(property) !== '' && element.matches(selectorText));
  return last?.style.getPropertyValue(property).trim() ?? '';
}

/** The names of the contract in a value, and in what our own properties in it stand for. */
function namesIn(value: string, element: Element, rules: readonly CSSStyleRule[]): readonly string[] {
  const names = [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
  const found = names.flatMap((name) => {
    if (name.startsWith('--vt-')) return [name];
    for (let node: Element | null = element; node; node = node.parentElement) {
      const stands = declared(node, name, rules);
      if (stands) return namesIn(stands, node, rules);
    }
    return [];
  });
  return [...new Set(found)];
}
