import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colourMode } from '@skills-architect/ui-kit';

const script = readFileSync(join(__dirname, 'theme.js'), 'utf8');
const root = document.documentElement;
const run = () => {
  root.className = '';
  new Function(script)();
};

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test.each([
  [undefined, 'dark'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['purple', 'dark'],
])('with the stored theme %s the page starts %s', (storedTheme, shown) => {
  if (storedTheme) localStorage.setItem(colourMode.key, storedTheme);
  run();
  expect(root.className).toBe(shown);
  expect(root.style.colorScheme).toBe(shown);
});

test.each([
  ['dark', true, 'dark'],
  ['dark', false, 'light'],
  ['light', true, 'dark'],
])('under forced colours the stored theme %s does not count (system dark: %s)', (storedTheme, isSystemDark, shown) => {
  localStorage.setItem(colourMode.key, storedTheme);
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media.includes('forced-colors') || isSystemDark,
  }));
  run();
  expect(root.className).toBe(shown);
});
