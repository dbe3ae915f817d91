import { screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../testing/show';
import { IdsPicker, type IdsPickerProps } from './ids-picker';

const sources = ['Skills Architect', 'ESCO', 'Atomic 1.1'].map((label, index) => ({ value: index + 1, label }));

function Chooser(source: Partial<IdsPickerProps>) {
  const [ids, setIds] = useState([2, 99]);
  return (
    <>
      <IdsPicker label="Source" options={sources} {...source} value={ids} onChange={setIds} />
      <output>{ids.join(', ')}</output>
    </>
  );
}

it('selects by id and shows names', async () => {
  const { user } = show(<Chooser />);
  expect(screen.getByRole('button', { name: 'Remove ESCO' })).toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: 'Source' }));
  await user.click(screen.getByRole('option', { name: 'Atomic 1.1' }));
  expect(screen.getByText('2, 3')).toBeInTheDocument();
});

it.each<[string, Partial<IdsPickerProps>]>([
  ['could not be loaded', { loadError: 'The sources could not be loaded' }],
  ['are still loading', { loading: true }],
  ['could not be loaded and it is disabled', { loadError: 'No sources', disabledReason: 'Choose a client first' }],
])('keeps its ids when its options %s', async (_, source) => {
  const { user } = show(<Chooser options={[]} {...source} />);
  await user.click(screen.getByRole('combobox', { name: 'Source' }));
  await user.keyboard('{Backspace}');
  expect(screen.getByText('2, 99')).toBeInTheDocument();
});

it('keeps ids of pages that are not loaded yet', async () => {
  const { user } = show(<Chooser loadMore={jest.fn()} />);
  await user.click(screen.getByRole('combobox', { name: 'Source' }));
  await user.click(screen.getByRole('option', { name: 'Atomic 1.1' }));
  expect(screen.getByText('2, 3, 99')).toBeInTheDocument();
});
