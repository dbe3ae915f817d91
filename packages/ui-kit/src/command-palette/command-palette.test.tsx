import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../testing/show';
import { CommandPalette } from './command-palette';

const onRun = jest.fn();
const PLACES = [
  { id: 'a', label: 'Manage Skills', group: 'Screens' },
  { id: 'b', label: 'User Management', group: 'Screens' },
  { id: 'c', label: 'Skill matrix', hint: 'Northwind', group: 'Personas' },
];

function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const found = PLACES.filter(({ label }) => label.toLowerCase().includes(text));
  const commands = found.map((place) => ({ ...place, run: () => onRun(place.label) }));
  return <CommandPalette text={text} onText={setText} commands={commands} onClose={onClose} />;
}
const searchInput = () => screen.getByRole('combobox', { name: 'Go to' });

beforeEach(() => onRun.mockClear());

it('runs the chosen command by keyboard alone', async () => {
  const onClose = jest.fn();
  const { user } = show(<Palette onClose={onClose} />);
  expect(searchInput()).toHaveFocus();
  await user.keyboard('skill');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Manage Skills',
    'Skill matrixNorthwind',
  ]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onRun).toHaveBeenCalledWith('Skill matrix');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('wraps around at the ends of the list', async () => {
  const { user } = show(<Palette onClose={jest.fn()} />);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onRun).toHaveBeenCalledWith('Skill matrix');
});

it('says when nothing was found, and Escape closes without running a command', async () => {
  const onClose = jest.fn();
  const { user } = show(<Palette onClose={onClose} />);
  await user.keyboard('zzz');
  expect(screen.getByText('Nothing found. Try another word.')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(onRun).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

function LatePalette() {
  const [text, setText] = useState('');
  const [isLoading, setLoading] = useState(true);
  const [screen, , persona] = PLACES.map((place) => ({ ...place, run: () => onRun(place.label) }));
  const commands = [...(isLoading ? [] : [persona]), screen].filter((command) => command !== undefined);
  return (
    <>
      <CommandPalette text={text} onText={setText} commands={commands} loading={isLoading} onClose={jest.fn()} />
      <button type="button" data-testid="answer" onClick={() => setLoading(false)} />
    </>
  );
}
const answerArrives = () => fireEvent.click(screen.getByTestId('answer'));

it('Enter before the results acts on the results', async () => {
  const { user } = show(<LatePalette />);
  await user.keyboard('skill{Enter}');
  expect(onRun).not.toHaveBeenCalled();
  answerArrives();
  expect(onRun.mock.calls).toEqual([['Skill matrix']]);
});

it('Enter on a command chosen by arrow key does not wait, and typing cancels a pending Enter', async () => {
  const { user } = show(<LatePalette />);
  await user.keyboard('sk{Enter}ill');
  answerArrives();
  expect(onRun).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onRun.mock.calls).toEqual([['Manage Skills']]);
});
