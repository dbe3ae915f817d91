import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { optionsHolding, type PickerOption } from '../picker/option';
import { show } from '../testing/show';
import { NameSearch } from './name-search';

const NAMES: PickerOption[] = ['Coaching', 'Cooking', 'coaching'].map((label, at) => ({ value: at + 1, label }));

function Search() {
  const [text, setText] = useState('');
  const [looked, setLooked] = useState('');
  return (
    <>
      <NameSearch
        label="Skill name"
        text={text}
        onSearch={setText}
        onLook={setLooked}
        options={optionsHolding(NAMES, looked)}
      />
      <button type="button" onClick={() => setText('')}>
        Show all
      </button>
      <output>{text}</output>
    </>
  );
}

const line = () => screen.getByRole('combobox', { name: 'Skill name' });

it('searches for the typed text on submit', async () => {
  const { user } = show(<Search />);
  await user.type(line(), 'coa');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByText('coa')).toBeVisible();
});

it('suggests a shared name once', async () => {
  const { user } = show(<Search />);
  await user.type(line(), 'co');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
});

it('follows changes of the search from outside', async () => {
  const { user } = show(<Search />);
  await user.type(line(), 'coa{Enter}');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(line()).toHaveValue('');
});
