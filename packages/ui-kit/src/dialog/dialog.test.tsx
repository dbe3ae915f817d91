import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../button/button';
import { show } from '../testing/show';
import { TextField } from '../text-field/text-field';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

function Screen({ guarded }: { guarded?: boolean | 'asks' }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Add a department</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="New department"
        guarded={guarded}
        footer={<Button onClick={() => setOpen(false)}>Cancel</Button>}
      >
        <TextField label="Name" />
      </Dialog>
    </main>
  );
}

const opener = () => screen.getByRole('button', { name: 'Add a department' });

it('focuses the first field and restores the focus', async () => {
  const { user } = show(<Screen />);
  await user.click(opener());
  expect(screen.getByRole('dialog', { name: 'New department' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

it('makes the rest of the page inert while it is open', async () => {
  const { user } = show(<Screen />);
  await user.click(opener());
  expect(opener().closest('[inert]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(opener().closest('[inert]')).toBeNull();
});

it('adds no second banner or contentinfo landmark', async () => {
  const { user } = show(<Screen />);
  await user.click(opener());
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

it('keeps the focus inside with Tab', async () => {
  const { user } = show(<Screen />);
  await user.click(opener());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

it('closes on a click outside, but not on one that started inside', async () => {
  const { user } = show(<Screen />);
  await user.click(opener());
  // The dialog element fills the window; a click beside its panel hits the dialog itself.
  const outside = screen.getByRole('dialog');
  await user.pointer([
    { target: screen.getByRole('textbox'), keys: '[MouseLeft>]' },
    { target: outside, keys: '[/MouseLeft]' },
  ]);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await user.click(outside);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('ignores the second click of a double click on its opener', async () => {
  const { user } = show(<Screen />);
  await user.click(opener());
  const outside = screen.getByRole('dialog');
  fireEvent.pointerDown(outside);
  fireEvent.click(outside, { detail: 2 });
  expect(outside).toBeInTheDocument();
});

it('stays open if text would be lost', async () => {
  const { user } = show(<Screen guarded />);
  await user.click(opener());
  await user.keyboard('Finance{Escape}');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Finance');
  await user.click(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it("with guarded 'asks', Escape calls onClose, a click outside does not", async () => {
  const { user } = show(<Screen guarded="asks" />);
  await user.click(opener());
  await user.click(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('cuts a very long title, which stays readable on hover; a question is never cut', () => {
  const long = 'History of the '.repeat(20).trim();
  const { rerender } = show(<Dialog open onClose={jest.fn()} title={long} />);
  expect(screen.getByRole('heading', { name: long })).toHaveAttribute('title', long);
  rerender(<Dialog open role="alertdialog" onClose={jest.fn()} title={long} />);
  expect(screen.getByRole('heading', { name: long })).not.toHaveAttribute('title');
});

describe('a question', () => {
  const questionProps = { open: true, onConfirm: jest.fn(), onCancel: jest.fn() };
  beforeEach(() => jest.clearAllMocks());

  it('focuses the harmless button for destructive actions', () => {
    show(<ConfirmDialog {...questionProps} loss title="Are you sure you want to delete Analyst?" cancelLabel="No" />);
    expect(screen.getByRole('alertdialog', { name: 'Are you sure you want to delete Analyst?' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
  });

  it('focuses Yes for harmless actions, and Enter confirms', async () => {
    const { user } = show(
      <ConfirmDialog {...questionProps} title="Proceed without saving changes?" cancelLabel="No" />,
    );
    expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(questionProps.onConfirm).toHaveBeenCalledTimes(1);
  });

  it('has no second button without a label for it, and Escape declines', async () => {
    const { user } = show(
      <ConfirmDialog {...questionProps} title="Done" confirmLabel="Close it" message="12 personas" />,
    );
    expect(screen.queryByRole('button', { name: 'No' })).not.toBeInTheDocument();
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('12 personas');
    await user.keyboard('{Escape}');
    expect(questionProps.onCancel).toHaveBeenCalledTimes(1);
  });
});

it('stacked dialogs: the lower one is inert until the upper one closes, in any order', async () => {
  const { rerender } = show(
    <>
      <Dialog open onClose={jest.fn()} title="Lower" />
      <Dialog open onClose={jest.fn()} title="Upper" />
    </>,
  );
  const isInert = (name: string) => screen.getByRole('dialog', { name }).closest('[inert]') !== null;
  expect([isInert('Lower'), isInert('Upper')]).toEqual([true, false]);
  rerender(
    <>
      <Dialog open={false} onClose={jest.fn()} title="Lower" />
      <Dialog open onClose={jest.fn()} title="Upper" />
    </>,
  );
  expect(isInert('Upper')).toBe(false);
  rerender(<Dialog open={false} onClose={jest.fn()} title="Upper" />);
  expect(document.querySelector('[inert]')).toBeNull();
});

it('a drawer closes on Escape', async () => {
  const onClose = jest.fn();
  const { user } = show(
    <Drawer open onClose={onClose} label="Menu">
      <a href="/personas">Define Client Personas</a>
    </Drawer>,
  );
  expect(screen.getByRole('link')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
