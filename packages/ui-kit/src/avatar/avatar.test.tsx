import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { Avatar } from './avatar';

it.each([
  ['Ada Lovelace', 'AL'],
  ['  grace brewster hopper ', 'GH'],
  ['plato', 'P'],
  ['', '?'],
])('%s has the initials %s', (name, initials) => {
  show(<Avatar name={name} />);
  expect(screen.getByRole('img')).toHaveTextContent(initials);
});
