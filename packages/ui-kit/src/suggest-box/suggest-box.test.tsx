import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { filterOptions, type PickerOption } from '../picker/option';
import { show } from '../testing/show';
import { SuggestBox, type SuggestBoxProps } from './suggest-box';

const NAMES: PickerOption[] = ['Coaching', 'Cooking', 'SQL'].map((label, index) => ({ value: index + 1, label }));

function Search(extra: Partial<SuggestBoxProps>) {
  const [text, setText] = useState('');
  const [suggestText, setSuggestText] = useState('');
  const [searched, setSearched] = useState<string[]>([]);
  return (
    <>
      <SuggestBox
        label="Skill name"
        value={text}
        onChange={setText}
        onSearch={setSuggestText}
        onSubmit={(next) => {
          setText(next);
          setSearched([...searched, next]);
        }}
        options={filterOptions(NAMES, suggestText)}
        {...extra}
      />
      <output>{searched.join(', ')}</output>
    </>
  );
}

const input = () => screen.getByRole('combobox', { name: 'Skill name' });
const searchedText = () => screen.getByText((_, element) => element?.tagName === 'OUTPUT').textContent;
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('searches for the typed text', async () => {
  const { user } = show(<Search />);
  await user.type(input(), 'coa{Enter}');
  expect(searchedText()).toBe('coa');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('suggests after a pause in typing; the keyboard searches for a suggestion', async () => {
  const { user } = show(<Search />);
  await user.type(input(), 'co');
  await waitFor(() => expect(names()).toEqual(['Coaching', 'Cooking']));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(searchedText()).toBe('Cooking');
  expect(input()).toHaveValue('Cooking');
});

it('returns to the typed text above the first suggestion', async () => {
  const { user } = show(<Search />);
  await user.type(input(), 'co');
  await waitFor(() => expect(names()).toHaveLength(2));
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(searchedText()).toBe('co');
});

it('selects a suggestion by pointer', async () => {
  const { user } = show(<Search />);
  await user.type(input(), 's');
  await user.click(await screen.findByRole('option', { name: 'SQL' }));
  expect(searchedText()).toBe('SQL');
});

it('loads more at the end of the list', async () => {
  const loadMore = jest.fn();
  const { user } = show(<Search loadMore={loadMore} />);
  await user.type(input(), 'co');
  await waitFor(() => expect(names()).toHaveLength(2));
  await user.keyboard('{ArrowDown}');
  expect(loadMore).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}');
  expect(loadMore).toHaveBeenCalledTimes(1);
});

it('closes the list with the first Escape and clears the input with the second', async () => {
  const { user } = show(<Search />);
  await user.type(input(), 'co');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(input()).toHaveValue('co');
  await user.keyboard('{Escape}');
  expect(input()).toHaveValue('');
});

it('shows that there are no suggestions', async () => {
  const { user } = show(<Search noOptions="Search results are not found" />);
  await user.type(input(), 'zz');
  await waitFor(() => expect(screen.getByText('Search results are not found')).toBeVisible());
});

it('does not load suggestions after blur', () => {
  jest.useFakeTimers();
  const onSearch = jest.fn();
  show(<Search onSearch={onSearch} />);
  fireEvent.change(input(), { target: { value: 'co' } });
  fireEvent.blur(input());
  act(() => jest.advanceTimersByTime(1000));
  expect(onSearch).not.toHaveBeenCalled();
  jest.useRealTimers();
});
