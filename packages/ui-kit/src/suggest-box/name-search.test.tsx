import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { filterOptions, type PickerOption } from '../picker/option';
import { show } from '../testing/show';
import { NameSearch } from './name-search';

const NAMES: PickerOption[] = ['Coaching', 'Cooking', 'coaching'].map((label, index) => ({ value: index + 1, label }));

function Search() {
  const [text, setText] = useState('');
  const [suggestText, setSuggestText] = useState('');
  return (
    <>
      <NameSearch
        label="Skill name"
        text={text}
        onSearch={setText}
        onLook={setSuggestText}
        options={filterOptions(NAMES, suggestText)}
      />
      <button type="button" onClick={() => setText('')}>
        Show all
      </button>
      <output>{text}</output>
    </>
  );
}

const input = () => screen.getByRole('combobox', { name: 'Skill name' });

it('searches for the typed text on submit', async () => {
  const { user } = show(<Search />);
  await user.type(input(), 'coa');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByText('coa')).toBeVisible();
});

it('suggests a shared name once', async () => {
  const { user } = show(<Search />);
  await user.type(input(), 'co');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
});

it('follows changes of the search from outside', async () => {
  const { user } = show(<Search />);
  await user.type(input(), 'coa{Enter}');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(input()).toHaveValue('');
});
