import { screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../testing/show';
import { MultiPicker, type MultiPickerProps } from './multi-picker';
import type { PickerOption } from './option';

const skills: PickerOption[] = ['Python', 'SQL', 'Statistics', 'Coaching', 'Curiosity'].map((label, index) => ({
  value: index + 1,
  label,
  group: index < 3 ? 'Functional Skills' : 'Leadership Skills',
}));

function Chooser({ start = [], ...rest }: Partial<MultiPickerProps> & { start?: PickerOption[] }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <MultiPicker label="Skills" options={skills} {...rest} value={value} onChange={setValue} />
      <output>{value.map((option) => option.label).join(', ')}</output>
    </>
  );
}

const input = () => screen.getByRole('combobox', { name: 'Skills' });
const chosenText = () => screen.getByText((_, element) => element?.tagName === 'OUTPUT').textContent;

it('selects several options and stays open', async () => {
  const { user } = show(<Chooser />);
  await user.click(input());
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(chosenText()).toBe('Python, SQL');
  await user.keyboard('{Enter}');
  expect(chosenText()).toBe('Python');
  expect(input()).toHaveAttribute('aria-expanded', 'true');
});

it('shows chips up to a number and counts the others; a chip can be removed', async () => {
  const { user } = show(<Chooser start={skills} maxChips={2} />);
  expect(screen.getByText('and 3 more')).toBeInTheDocument();
  expect(screen.queryByText('Statistics')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Python' }));
  expect(chosenText()).toBe('SQL, Statistics, Coaching, Curiosity');
  expect(input()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'and 2 more' }));
  expect(screen.getByRole('button', { name: 'Remove Curiosity' })).toBeVisible();
});

it('reports an option that is chosen again', async () => {
  const onChosenAgain = jest.fn();
  const { user } = show(<Chooser start={skills.slice(0, 2)} onChosenAgain={onChosenAgain} />);
  await user.click(input());
  await user.click(screen.getByRole('option', { name: 'SQL' }));
  expect(onChosenAgain).toHaveBeenCalledWith(skills[1]);
  expect(chosenText()).toBe('Python, SQL');
});

it('Backspace in an empty input removes the last option', async () => {
  const { user } = show(<Chooser start={skills.slice(0, 2)} />);
  await user.type(input(), 'x{Backspace}');
  expect(chosenText()).toBe('Python, SQL');
  await user.keyboard('{Backspace}');
  expect(chosenText()).toBe('Python');
});

it('Backspace removes nothing while it is disabled', async () => {
  const { user } = show(<Chooser start={skills.slice(0, 2)} disabledReason="Choose a client first" />);
  await user.click(input());
  await user.keyboard('{Backspace}');
  expect(chosenText()).toBe('Python, SQL');
});

it('selects and deselects all options, or all found ones', async () => {
  const { user } = show(<Chooser selectAll start={skills.slice(0, 1)} />);
  await user.type(input(), 'c');
  await user.click(screen.getByRole('option', { name: 'Select all found' }));
  expect(chosenText()).toBe('Python, Statistics, Coaching, Curiosity');
  await user.clear(input());
  await user.click(screen.getByRole('option', { name: 'Select all' }));
  expect(chosenText()).toBe('Python, SQL, Statistics, Coaching, Curiosity');
  await user.click(screen.getByRole('option', { name: 'Select all', selected: true }));
  expect(chosenText()).toBe('');
});

it('enforces its limit with a message', async () => {
  const { user } = show(<Chooser selectAll limit={2} start={skills.slice(0, 2)} />);
  await user.click(input());
  expect(screen.getByRole('option', { name: /Select all/ })).toHaveTextContent('At most 2 can be chosen');
  await user.click(screen.getByRole('option', { name: 'Coaching' }));
  expect(chosenText()).toBe('Python, SQL');
});

it('shows options under the headings of their groups', async () => {
  const { user } = show(<Chooser />);
  await user.click(input());
  expect(screen.getByRole('listbox')).toHaveTextContent(
    /^Functional SkillsPythonSQLStatisticsLeadership SkillsCoachingCuriosity$/,
  );
});
