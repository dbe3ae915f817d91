import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { ExpandableText } from './expandable-text';

afterEach(() => jest.restoreAllMocks());

it('expands and collapses a text that is longer than its lines', async () => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(400);
  const { user } = show(
    <ExpandableText lines={8} name="Jobs Description">
      A long text
    </ExpandableText>,
  );
  await user.click(screen.getByRole('button', { name: 'Show all of Jobs Description' }));
  await user.click(screen.getByRole('button', { name: 'Show less of Jobs Description' }));
  expect(screen.getByRole('button', { name: 'Show all of Jobs Description' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

it('has no button for a completely visible text', () => {
  show(
    <ExpandableText lines={8} name="Jobs Description">
      A short text
    </ExpandableText>,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
