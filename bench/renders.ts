/** As much of React's fiber as is read here: the interface that React's own developer tools use. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

const PERFORMED_WORK = 1;
let rendered = 0;

/** Counts from now on how often a table row's component renders. Must run before React does. */
export function countRowRenders(): void {
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
        visit(current);
      },
    },
  });
}

/** Row renders since the last call. */
export function takeRowRenders(): number {
  const count = rendered;
  rendered = 0;
  return count;
}

function visit(fiber: Fiber): void {
  if (typeof fiber.type !== 'string' && fiber.child?.type === 'tr' && (fiber.flags & PERFORMED_WORK) !== 0) rendered += 1;
  // A subtree that React left alone is the same object as before.
  if (fiber.alternate?.child === fiber.child) return;
  for (let child = fiber.child; child; child = child.sibling) visit(child);
}
