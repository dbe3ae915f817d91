import { screen, within } from '@testing-library/react';
import { show } from '../testing/show';
import { LevelList } from './level-list';

const levels = [
  { id: 12, number: 2, name: 'Beginner', description: 'Works with help' },
  { id: 11, number: 1, name: 'Novice', description: '', mark: 'Expected by the role' },
];

it('lists the levels from the lowest up, with what they mean', () => {
  show(<LevelList label="Levels of SQL" levels={levels} />);
  const items = within(screen.getByRole('list', { name: 'Levels of SQL' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['1NoviceExpected by the role', '2BeginnerWorks with help']);
});
