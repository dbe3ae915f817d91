import { fireEvent, render, screen } from '@testing-library/react';
import { SearchBox } from '../search-box/search-box';
import { UiProvider } from './ui-provider';

test.each([
  ['while a character is composed', { isComposing: true }, 0],
  ['that ends a composition in Safari', { keyCode: 229 }, 0],
  ['typed alone', {}, 1],
])('Enter %s', (_, event, changes) => {
  const reported: string[] = [];
  render(
    <UiProvider>
      <SearchBox label="Search" value="" onChange={(text) => reported.push(text)} debounceMs={60_000} />
    </UiProvider>,
  );
  const input = screen.getByRole('textbox', { name: 'Search' });
  fireEvent.change(input, { target: { value: 'バス' } });
  fireEvent.keyDown(input, { key: 'Enter', ...event });
  expect(reported).toHaveLength(changes);
});

test('a search waits for the end of a composition', () => {
  const reported: string[] = [];
  render(
    <UiProvider>
      <SearchBox label="Search" value="" onChange={(text) => reported.push(text)} debounceMs={0} />
    </UiProvider>,
  );
  const input = screen.getByRole('textbox', { name: 'Search' });
  for (const value of ['け', 'けい', '経理']) fireEvent.input(input, { target: { value }, isComposing: true });
  expect(input).toHaveValue('経理');
  expect(reported).toEqual([]);
  fireEvent.compositionEnd(input);
  expect(reported).toEqual(['経理']);
});
