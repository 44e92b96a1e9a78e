import { flushSync } from 'react-dom';
import { createContext, useContext, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { dom } from '@/runtime/page/dom';
import { Icon } from '@/ui/Icon';
import '@/ui/button.css';
import './row-menu.css';

/** A path of an icon, as those of `src/ui/icon`. */
const MORE =
  'M5 11.3a.7.7 0 1 0 0 1.4a.7.7 0 1 0 0-1.4M12 11.3a.7.7 0 1 0 0 1.4a.7.7 0 1 0 0-1.4M19 11.3a.7.7 0 1 0 0 1.4a.7.7 0 1 0 0-1.4';

/** Whether the actions stand in an open menu, in which they are its items. */
const InMenu = createContext(false);

/** What an action of a row is beside a button: an item, where its menu is open. Spread into its `button`. */
export function useMenuItem() {
  return useContext(InMenu) ? ({ role: 'menuitem', tabIndex: -1 } as const) : {};
}

interface Props {
  /** What the menu is called: whose actions they are. */
  readonly label: string;
  /** Stands in the place of its sign: one of them is under way, which nobody would see in a closed menu. */
  readonly busy?: ReactNode;
  /** Buttons that spread `useMenuItem()`. What opens from them stands elsewhere: a closed menu hides what is in it. */
  readonly children: ReactNode;
}

/**
 * What can be done with a row: buttons beside each other where the table has 1100 px, else a menu button (ARIA practices)
 * with the same as its items. Which of the two it is, is the style's to say: the menu can be opened only where its button is
 * to be seen, and the buttons are items only while it is open.
 */
export function RowMenu({ label, busy, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const items = useRef<HTMLDivElement>(null);

  const step = (key: string) => {
    const all = [...(items.current?.querySelectorAll('button') ?? [])];
    const at = all.findIndex((item) => item === dom.activeElement);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: Math.max(at, 0) - 1,
      Home: 0,
      End: -1,
    };
    const to = steps[key];
    if (to !== undefined) all.at(to)?.focus();
    return to !== undefined;
  };
  const open = (key: string) => {
    flushSync(() => {
      setOpen(true);
    });
    step(key);
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (!isOpen) {
      if (event.target !== opener.current || !['ArrowDown', 'ArrowUp'].includes(key)) return;
      open(key === 'ArrowUp' ? 'End' : 'Home');
    } else if (key === 'Escape') close();
    else if (!step(key)) return;
    // The key is the menu's: neither does the page scroll, nor closes Escape a message as well.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // The keys are those of the button and the items in it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="vt-row-menu"
      // Where a button that is clicked takes no focus (Safari), this does, and the menu stays.
      tabIndex={isOpen ? -1 : undefined}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={opener}
        type="button"
        className="vt-button vt-button--quiet vt-button--compact vt-row-menu__button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          if (isOpen) close();
          else open('Home');
        }}
      >
        {busy || <Icon path={MORE} size={16} />}
      </button>
      {/* The focus is given back before what was chosen opens anything, or takes its row away and the focus elsewhere. */}
      <div
        ref={items}
        id={id}
        className={isOpen ? 'vt-row-menu__items vt-row-menu__items--open' : 'vt-row-menu__items'}
        role={isOpen ? 'menu' : undefined}
        aria-label={isOpen ? label : undefined}
        onClickCapture={isOpen ? close : undefined}
      >
        <InMenu.Provider value={isOpen}>{children}</InMenu.Provider>
      </div>
    </div>
  );
}
