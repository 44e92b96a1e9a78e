/** As much of React's fiber as is read here: the interface that React's own developer tools use. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

const PERFORMED_WORK = 1;
const rendered = new Set<unknown>();
let isNoting = false;

/** Lets it be noted in which table rows any component renders. Must run before React does. */
export function watchRenders(): void {
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
        if (isNoting) visit(current, null);
      },
    },
  });
}

/** Notes from now on; until then nothing adds to what is measured. */
export function noteRowRenders(): void {
  isNoting = true;
}

/** Rows that have rendered since the last call. */
export function takeRowRenders(): number {
  const count = rendered.size;
  rendered.clear();
  return count;
}

function visit(fiber: Fiber, row: unknown): void {
  const within = fiber.type === 'tr' ? fiber.stateNode : row;
  const own = fiber.child?.type === 'tr' ? fiber.child.stateNode : within;
  if (own && typeof fiber.type !== 'string' && (fiber.flags & PERFORMED_WORK) !== 0) rendered.add(own);
  // A subtree that React left alone is the same object as before.
  if (fiber.alternate?.child === fiber.child) return;
  for (let child = fiber.child; child; child = child.sibling) visit(child, within);
}
