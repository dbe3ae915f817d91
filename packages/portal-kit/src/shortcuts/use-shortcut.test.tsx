import { act, screen } from '@testing-library/react';
import { renderScreen } from '../testing/index';
import { SHORTCUTS_KEY, toggleShortcuts, useShortcutSetting } from './shortcut-setting';
import { useShortcut } from './use-shortcut';

function Screen({ onKey }: { onKey: (key: string) => void }) {
  useShortcut(['1', 'ArrowLeft'], onKey);
  return <input aria-label="Name" />;
}

const show = () => {
  const keys: string[] = [];
  return { keys, ...renderScreen(<Screen onKey={(key) => keys.push(key)} />) };
};

afterEach(() => {
  if (!useShortcutSetting.getState().isOn) act(toggleShortcuts);
});

test('handles only its own keys', async () => {
  const { keys, person } = show();
  await person.keyboard('12{ArrowLeft}{Control>}1{/Control}');
  expect(keys).toEqual(['1', 'ArrowLeft']);
});

test('ignores repeats of a held key, except for arrow keys', async () => {
  const { keys, person } = show();
  await person.keyboard('{1>3/}{ArrowLeft>3/}');
  expect(keys).toEqual(['1', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']);
});

test('ignores keys in a text field', async () => {
  const { keys, person } = show();
  await person.type(screen.getByRole('textbox'), '1');
  expect(keys).toEqual([]);
});

test('does nothing while shortcuts are off, and the browser stores that setting', async () => {
  const { keys, person } = show();
  act(toggleShortcuts);
  await person.keyboard('1');
  expect(keys).toEqual([]);
  expect(localStorage.getItem(SHORTCUTS_KEY)).toBe('off');
  act(toggleShortcuts);
  await person.keyboard('1');
  expect(keys).toEqual(['1']);
});

function Covered({ hasDialog, onKey }: { hasDialog: boolean; onKey: (key: string) => void }) {
  useShortcut(['1'], onKey);
  useShortcut(['2'], onKey, undefined, { inDialog: true });
  return hasDialog ? <div role="dialog" aria-modal="true" aria-label="Question" /> : null;
}

test('while a dialog covers the screen, only shortcuts of the dialog work', async () => {
  const keys: string[] = [];
  const onKey = (key: string) => keys.push(key);
  const { person, unmount } = renderScreen(<Covered hasDialog onKey={onKey} />);
  await person.keyboard('12');
  expect(keys).toEqual(['2']);
  unmount();
  await renderScreen(<Covered hasDialog={false} onKey={onKey} />).person.keyboard('1');
  expect(keys).toEqual(['2', '1']);
});
