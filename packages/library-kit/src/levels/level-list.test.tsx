import { UiProvider } from '@skills-architect/ui-kit';
import { render, screen, within } from '@testing-library/react';
import { LevelList } from './level-list';

const levels = [
  { proficiencyId: 12, levelNumber: 2, level: 'Beginner', description: 'Works with help' },
  { proficiencyId: 11, levelNumber: 1, level: 'Novice', description: '' },
];

it('lists the levels with their descriptions, lowest first', () => {
  const getMark = ({ levelNumber }: { levelNumber: number }) =>
    levelNumber === 1 ? 'Expected by the role' : undefined;
  render(<LevelList label="Levels of SQL" levels={levels} getMark={getMark} />, { wrapper: UiProvider });
  const items = within(screen.getByRole('list', { name: 'Levels of SQL' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['1NoviceExpected by the role', '2BeginnerWorks with help']);
});
