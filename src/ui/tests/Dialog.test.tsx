// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Dialog } from '../Dialog';
import { show } from './show';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        Aç
      </button>
      <Dialog
        title="Depo stokları"
        open={open}
        onClose={() => {
          setOpen(false);
        }}
      >
        <p>Ankara</p>
      </Dialog>
    </>
  );
}

async function opened() {
  const user = userEvent.setup();
  show(<Page />);
  await user.click(screen.getByRole('button', { name: 'Aç' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Depo stokları' }) };
}

/** React closes a dialog a moment after the click. */
const rendered = () => Promise.resolve();

describe('Dialog', () => {
  it('renders nothing while it is closed', () => {
    show(<Page />);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('opens as a modal with its name, the focus inside', async () => {
    const { dialog } = await opened();
    expect(dialog).toHaveAttribute('open');
    expect(dialog).toHaveTextContent('Ankara');
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });

  it('closes by its button and by Escape', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Kapat' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Aç' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps Escape from a modal of the page in which it stands', async () => {
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard);
    onTestFinished(() => {
      document.body.removeEventListener('keydown', heard);
    });
    const { user } = await opened();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(heard).not.toHaveBeenCalled();
  });

  it('gives the focus back to its opener, by whatever it closes', async () => {
    const { user } = await opened();
    const opener = screen.getByRole('button', { name: 'Aç' });
    await user.click(screen.getByRole('button', { name: 'Kapat' }));
    expect(opener).toHaveFocus();
    await user.click(opener);
    await user.keyboard('{Escape}');
    expect(opener).toHaveFocus();
  });

  it('gives it back as well when the place it stands in goes', () => {
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const showInstead = show(
      <Dialog open title="Depo stokları" onClose={() => undefined}>
        <p>Ankara</p>
      </Dialog>,
    );
    expect(opener).not.toHaveFocus();
    showInstead(<p>Başka bir şey</p>);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  });

  it('closes by a click beside it, not by one in it', async () => {
    const { user, dialog } = await opened();
    await user.click(screen.getByText('Ankara'));
    expect(screen.getByRole('dialog')).toBe(dialog);
    await user.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open where a double click opened it, whose second click falls beside it', async () => {
    const { dialog } = await opened();
    for (const press of [fireEvent.mouseDown, fireEvent.mouseUp, fireEvent.click]) press(dialog, { detail: 2 });
    await rendered();
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  it('stays when a text selection ends beside it', async () => {
    const { dialog } = await opened();
    fireEvent.mouseDown(screen.getByText('Ankara'));
    fireEvent.mouseUp(dialog);
    fireEvent.click(dialog);
    await rendered();
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  it('has the focus inside, also where the browser leaves it on the page', async () => {
    // As in WebKit of Safari 16.
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function open(
      this: HTMLDialogElement,
    ) {
      this.open = true;
    });
    await opened();
    expect(screen.getByRole('button', { name: 'Kapat' })).toHaveFocus();
    showModal.mockRestore();
  });
});
