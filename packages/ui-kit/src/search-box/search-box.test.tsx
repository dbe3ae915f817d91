import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../testing/show';
import { SearchBox } from './search-box';

const onChange = jest.fn();
beforeEach(() => onChange.mockClear());
afterEach(() => jest.useRealTimers());

function Screen({ wait }: { wait?: number }) {
  const [text, setText] = useState('');
  return (
    <>
      <SearchBox
        label="Search personas"
        value={text}
        debounceMs={wait}
        onChange={(next) => {
          onChange(next);
          setText(next);
        }}
      />
      <button type="button" onClick={() => setText('')}>
        Clear filters
      </button>
    </>
  );
}

const searchBox = () => screen.getByRole('textbox', { name: 'Search personas' });

it('reports the text after a pause in typing', async () => {
  jest.useFakeTimers();
  show(<Screen wait={400} />);
  for (const text of ['a', 'an', 'analyst']) {
    fireEvent.change(searchBox(), { target: { value: text } });
    act(() => jest.advanceTimersByTime(399));
  }
  expect(onChange).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onChange.mock.calls).toEqual([['analyst']]);
});

it('reports the text at once on Enter', async () => {
  const { user } = show(<Screen wait={60_000} />);
  await user.type(searchBox(), 'analyst{Enter}');
  expect(onChange.mock.calls).toEqual([['analyst']]);
});

it('is cleared by Escape, by its button and from outside', async () => {
  const { user } = show(<Screen wait={60_000} />);
  await user.type(searchBox(), 'analyst{Enter}{Escape}');
  expect(searchBox()).toHaveValue('');
  expect(onChange).toHaveBeenLastCalledWith('');
  await user.type(searchBox(), 'b{Enter}');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  await user.type(searchBox(), 'c{Enter}');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(searchBox()).toHaveValue('');
});

it('a pending report does not undo clearing the filters', async () => {
  const { user } = show(<Screen wait={60_000} />);
  await user.type(searchBox(), 'analyst');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(searchBox()).toHaveValue('');
  expect(onChange.mock.calls).toEqual([['analyst']]);
});

it('drops pending text when its value changes from outside', () => {
  jest.useFakeTimers();
  const onChange = jest.fn();
  const box = (value: string) => <SearchBox label="Search personas" value={value} onChange={onChange} />;
  const { rerender } = show(box('a'));
  fireEvent.change(searchBox(), { target: { value: 'analyst' } });
  rerender(box(''));
  act(() => jest.advanceTimersByTime(1000));
  expect(searchBox()).toHaveValue('');
  expect(onChange).not.toHaveBeenCalled();
});

it('keeps typed text when the reported text comes back as its value', () => {
  jest.useFakeTimers();
  const box = (value: string) => <SearchBox label="Search personas" value={value} onChange={onChange} />;
  const { rerender } = show(box(''));
  fireEvent.change(searchBox(), { target: { value: 'a' } });
  act(() => jest.advanceTimersByTime(250));
  fireEvent.change(searchBox(), { target: { value: 'an' } });
  rerender(box('a'));
  expect(searchBox()).toHaveValue('an');
  act(() => jest.advanceTimersByTime(250));
  expect(onChange.mock.calls).toEqual([['a'], ['an']]);
});
