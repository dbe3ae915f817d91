import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { Chip } from './chip';

it('is pressed and taken away by buttons of their own', async () => {
  const onPress = jest.fn();
  const onRemove = jest.fn();
  const { user } = show(<Chip label="SQL" onPress={onPress} onRemove={onRemove} />);
  await user.click(screen.getByRole('button', { name: 'SQL' }));
  await user.click(screen.getByRole('button', { name: 'Remove SQL' }));
  expect([onPress.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1]);
});

it('cannot be taken away while it is locked', () => {
  show(<Chip label="SQL" onRemove={jest.fn()} disabled />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('with an address is a link to a new tab', () => {
  show(<Chip label="SQL" href="https://example.org/sql" />);
  const link = screen.getByRole('link', { name: 'SQL' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://example.org/sql', '_blank']);
});
