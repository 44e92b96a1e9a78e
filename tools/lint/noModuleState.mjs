/** Methods that change what they are called on. */
const CHANGES = /^(set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)$/;
/** Functions that change their first argument. */
const CHANGES_FIRST = /^(assign|defineProperty|defineProperties|setPrototypeOf|set|deleteProperty)$/;

/** What is said of its type about a value changes nothing: `x!`, `x as Y`, `x satisfies Y`. */
const withTypes = (value) => (/^TS(NonNull|As|Satisfies)Expression$/.test(value.parent.type) ? withTypes(value.parent) : value);

/** What a pattern is a part of takes the place of the value: `[x.y] = …`, `({ a: x.y = 1, ...x.z } = …)`. */
function withPatterns(value) {
  const { parent } = value;
  const isPart =
    /^(ArrayPattern|ObjectPattern|RestElement)$/.test(parent.type) ||
    (parent.type === 'AssignmentPattern' && parent.left === value) ||
    (parent.type === 'Property' && parent.value === value && parent.parent.type === 'ObjectPattern');
  return isPart ? withPatterns(parent) : value;
}

/** Whether what stands there is written. */
function isWritten(value) {
  const target = withPatterns(value);
  const { parent } = target;
  if (parent.type === 'UpdateExpression') return true;
  if (parent.type === 'UnaryExpression') return parent.operator === 'delete';
  return /^(AssignmentExpression|For(In|Of)Statement)$/.test(parent.type) && parent.left === target;
}

const nameOf = ({ property, computed }) => (computed ? property.value : property.name);

/** Whether a use of a value changes it: `x.y = 1`, `x.y += 1`, `delete x.y`, `x.push(1)`, `Object.assign(x, …)`. */
function changes(identifier) {
  const whole = withTypes(identifier);
  let value = whole;
  while (value.parent.type === 'MemberExpression' && value.parent.object === value) {
    const member = withTypes(value.parent);
    const { parent } = member;
    if (parent.type === 'CallExpression' && parent.callee === member) return CHANGES.test(nameOf(member));
    value = member;
  }
  const { parent } = value;
  if (value !== whole && isWritten(value)) return true;
  if (parent.type !== 'CallExpression' || parent.arguments[0] !== value || parent.callee.type !== 'MemberExpression')
    return false;
  return /^(Object|Reflect)$/.test(parent.callee.object.name) && CHANGES_FIRST.test(nameOf(parent.callee));
}

const isInFunction = (scope) => scope !== null && (scope.type === 'function' || isInFunction(scope.upper));

/**
 * No value of a module changes once the module has run: what `start` makes, `stop` must be able to end, and a page, or a
 * test, that starts anew must find nothing left. It finds `let` at the top of a module, and a value of the module (or
 * one that it imports) that a function of the module changes.
 */
export const noModuleState = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      state:
        "'{{name}}' changes after its module has run. Make it in start() or startShell(), or hand it down (docs/dev/architecture.md, A run and its end).",
    },
  },
  create: (context) => ({
    'Program:exit'() {
      const { scopes } = context.sourceCode.scopeManager;
      const module = scopes.find(({ type }) => type === 'module');
      // A class has its own name within itself once more.
      const classes = scopes.filter(({ type, upper }) => type === 'class' && upper === module);
      for (const {
        name,
        defs: [definition],
        references,
      } of [module, ...classes].flatMap((scope) => scope?.variables ?? [])) {
        const isVariable = definition?.type === 'Variable' && definition.parent.kind !== 'const';
        const change = references.find(({ identifier, from }) => isInFunction(from) && changes(identifier));
        if (isVariable || change)
          context.report({ node: isVariable ? definition.name : change.identifier, messageId: 'state', data: { name } });
      }
    },
  }),
};
