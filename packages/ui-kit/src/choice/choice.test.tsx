import { screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../testing/show';
import { RadioGroup } from './radio-group';
import { Switch } from './switch';
import { TickBox } from './tick-box';

it('a box without label shows a partial selection', () => {
  const { rerender } = show(<TickBox aria-label="All" indeterminate />);
  expect(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
  rerender(<TickBox aria-label="All" />);
  expect(screen.getByRole('checkbox', { name: 'All' })).not.toBePartiallyChecked();
});

it('has the role switch and toggles with Space', async () => {
  const onChange = jest.fn();
  const { user } = show(<Switch label="Bulk import" onChange={(event) => onChange(event.target.checked)} />);
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('switch', { name: 'Bulk import' })).toBeChecked();
  expect(onChange).toHaveBeenCalledWith(true);
});

const options = [
  { value: 'zip', label: 'Job descriptions', help: 'A zip of up to 50 files.' },
  { value: 'excel', label: 'An Excel file' },
  { value: 'hr', label: 'HR system', disabled: true },
];

function Sources() {
  const [source, setSource] = useState('zip');
  return (
    <RadioGroup
      label="From"
      options={options}
      value={source}
      onChange={(event) => setSource(event.target.value)}
      error="Choose"
    />
  );
}

it('arrow keys choose radios and skip disabled ones', async () => {
  const { user } = show(<Sources />);
  expect(screen.getByRole('radiogroup', { name: 'From' })).toHaveAccessibleDescription('Choose');
  expect(screen.getByRole('radio', { name: 'Job descriptions' })).toHaveAccessibleDescription(
    'A zip of up to 50 files.',
  );
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'An Excel file' })).toBeChecked();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Job descriptions' })).toBeChecked();
});
