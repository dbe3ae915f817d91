import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { CollapsedNames } from './collapsed-names';

it('shows two names, and the others on request', async () => {
  const { user } = show(<CollapsedNames owner="the skipped files" names={['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']} />);
  expect(screen.queryByText('c.pdf')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show 2 more of the skipped files' }));
  expect(screen.getByText('d.pdf')).toBeInTheDocument();
});
