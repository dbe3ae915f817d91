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

test('hears its keys alone', async () => {
  const { keys, person } = show();
  await person.keyboard('12{ArrowLeft}{Control>}1{/Control}');
  expect(keys).toEqual(['1', 'ArrowLeft']);
});

test('leaves the keys to whoever types', async () => {
  const { keys, person } = show();
  await person.type(screen.getByRole('textbox'), '1');
  expect(keys).toEqual([]);
});

test('hears nothing while shortcuts are off, and the browser keeps that', async () => {
  const { keys, person } = show();
  act(toggleShortcuts);
  await person.keyboard('1');
  expect(keys).toEqual([]);
  expect(localStorage.getItem(SHORTCUTS_KEY)).toBe('off');
  act(toggleShortcuts);
  await person.keyboard('1');
  expect(keys).toEqual(['1']);
});
