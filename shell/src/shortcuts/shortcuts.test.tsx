import { useShortcut } from '@skills-architect/portal-kit';
import { toggleShortcuts, useShortcutSetting } from '@skills-architect/portal-kit/host';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Frame } from '../frame/frame';
import { renderShell } from '../testing/render-shell';

const dialog = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });
const setting = () => screen.getByRole('switch', { name: 'Single-key shortcuts' });

afterEach(() => {
  if (!useShortcutSetting.getState().isOn) act(toggleShortcuts);
});

test('? opens the list of shortcuts, where they can be switched off', async () => {
  const { person } = renderShell(<Frame />);
  await person.keyboard('?');
  await waitFor(() => expect(dialog()).toBeVisible());
  await person.click(setting());
  await person.keyboard('{Escape}');
  expect(dialog()).not.toBeInTheDocument();
  await person.keyboard('?[[');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the command palette opens the list even while shortcuts are off', async () => {
  const { person } = renderShell(<Frame />);
  act(toggleShortcuts);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await screen.findByRole('combobox', { name: 'Go to' });
  await person.keyboard('keyboard{Enter}');
  await waitFor(() => expect(dialog()).toBeVisible());
  await person.click(setting());
  expect(setting()).toBeChecked();
});

test('the menu opens the list', async () => {
  const { person } = renderShell(<Frame />);
  await person.click(screen.getByRole('button', { name: 'Open menu' }));
  await person.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await waitFor(() => expect(dialog()).toBeVisible());
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
});

function ScreenWithKeys() {
  useShortcut(['ArrowLeft', 'd', 'D'], () => {}, 'Do something');
  return null;
}

test('lists the shortcuts of the screen', async () => {
  const { person } = renderShell(
    <>
      <Frame />
      <ScreenWithKeys />
    </>,
  );
  await person.keyboard('?');
  const row = within(screen.getByRole('dialog')).getByText('Do something').parentElement;
  expect(row).toHaveTextContent('← D Shift D');
});
