import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { Chip } from './chip';

it('has separate buttons to press and to remove it', async () => {
  const onPress = jest.fn();
  const onRemove = jest.fn();
  const { user } = show(<Chip label="SQL" onPress={onPress} onRemove={onRemove} />);
  await user.click(screen.getByRole('button', { name: 'SQL' }));
  await user.click(screen.getByRole('button', { name: 'Remove SQL' }));
  expect([onPress.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1]);
});

it('cannot be removed while disabled', () => {
  show(<Chip label="SQL" onRemove={jest.fn()} disabled />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('with a URL is a link that opens a new tab', () => {
  show(<Chip label="SQL" href="https://example.org/sql" />);
  const link = screen.getByRole('link', { name: 'SQL' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://example.org/sql', '_blank']);
});
