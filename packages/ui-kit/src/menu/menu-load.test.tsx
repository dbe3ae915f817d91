import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { Menu } from './menu';

let mockFailures = 2;
jest.mock('./menu-list', () => {
  mockFailures -= 1;
  if (mockFailures >= 0) throw new Error('Loading chunk 42 failed');
  return jest.requireActual('./menu-list');
});

it('shows that its list failed to load, until a retry opens it', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { user } = show(<Menu label="Actions for Analyst" items={[{ label: 'Duplicate Persona' }]} />);
  const button = screen.getByRole('button', { name: 'Actions for Analyst' });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('The menu failed to load. Try again.');
  await user.tab();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(button);
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(button);
  expect(await screen.findByRole('menuitem', { name: 'Duplicate Persona' })).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
