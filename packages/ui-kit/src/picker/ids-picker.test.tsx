import { screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../testing/show';
import { IdsPicker } from './ids-picker';

const sources = ['Skills Architect', 'ESCO', 'Atomic 1.1'].map((label, at) => ({ value: at + 1, label }));

function Chooser() {
  const [ids, setIds] = useState([2, 99]);
  return (
    <>
      <IdsPicker label="Source" options={sources} value={ids} onChange={setIds} />
      <output>{ids.join(', ')}</output>
    </>
  );
}

it('chooses by ids and shows names', async () => {
  const { user } = show(<Chooser />);
  expect(screen.getByRole('button', { name: 'Remove ESCO' })).toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: 'Source' }));
  await user.click(screen.getByRole('option', { name: 'Atomic 1.1' }));
  expect(screen.getByText('2, 3')).toBeInTheDocument();
});
