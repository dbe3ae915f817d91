import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { LevelCell } from './level-cell';

it('reads its level, its name and that it is equal', () => {
  show(<LevelCell level={3} name="Proficient" equal of="Python, Analyst" />);
  expect(screen.getByRole('img', { name: 'Python, Analyst: level 3, Proficient, equal' })).toHaveTextContent('3');
});

it('says that a level is missing, never equal', () => {
  show(<LevelCell level={null} equal of="Python" />);
  expect(screen.getByRole('img', { name: 'Python: missing' })).toHaveTextContent(/^–$/);
});

it('is a button where it can be pressed', async () => {
  const onPress = jest.fn();
  const { user } = show(<LevelCell level={7} onPress={onPress} />);
  await user.click(screen.getByRole('button', { name: 'level 7' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});
