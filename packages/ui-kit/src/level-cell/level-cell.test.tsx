import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { LevelCell } from './level-cell';

it('its accessible name has level, name and equality', () => {
  show(<LevelCell level={3} name="Proficient" equal owner="Python, Analyst" />);
  expect(screen.getByRole('img', { name: 'Python, Analyst: level 3, Proficient, equal' })).toHaveTextContent('3');
});

it('a missing level is marked, never as equal', () => {
  show(<LevelCell level={null} equal owner="Python" />);
  expect(screen.getByRole('img', { name: 'Python: missing' })).toHaveTextContent(/^–$/);
});

it('is a button if it can be pressed', async () => {
  const onPress = jest.fn();
  const { user } = show(<LevelCell level={7} onPress={onPress} />);
  await user.click(screen.getByRole('button', { name: 'level 7' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});
