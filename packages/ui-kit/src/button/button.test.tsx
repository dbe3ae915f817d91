import { screen, waitFor } from '@testing-library/react';
import { IconButton } from '../icon-button/icon-button';
import { show } from '../testing/show';
import { Button } from './button';

it('a disabled button explains itself, ignores clicks and stays in the tab order', async () => {
  const onClick = jest.fn();
  const { user } = show(
    <Button onClick={onClick} disabledReason="Choose a client first">
      Export
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Export' });
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveAccessibleDescription('Choose a client first');
});

it.each([
  [undefined, true],
  ['bottom', false],
] as const)('shows the reason above it, or below on request: %s', async (reasonSide, isAbove) => {
  const { user } = show(
    <Button disabledReason="Nothing to undo" reasonSide={reasonSide}>
      Undo
    </Button>,
  );
  const button = screen.getByRole('button');
  jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(200, 300, 40, 20));
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  await user.hover(button);
  const bubble = await screen.findByText('Nothing to undo', { selector: ':not([hidden])' });
  await waitFor(() => expect(Number.parseFloat(bubble.style.top)).toBeGreaterThan(0));
  expect(Number.parseFloat(bubble.style.top) < 310).toBe(isAbove);
});

it('does not submit its form twice while loading', async () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" loading={loading}>
        Save
      </Button>
    </form>
  );
  const { user, rerender } = show(form(false));
  await user.click(screen.getByRole('button'));
  rerender(form(true));
  expect(screen.getByRole('button', { busy: true })).toHaveAccessibleName('Save');
  await user.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('does not submit a form by default', async () => {
  const onSubmit = jest.fn();
  const { user } = show(
    <form onSubmit={onSubmit}>
      <Button>Add a level</Button>
    </form>,
  );
  await user.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('can style a link', () => {
  show(
    <Button asChild variant="primary">
      <a href="/persona/add">Create Personas</a>
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Create Personas' })).toHaveAttribute('href', '/persona/add');
});

it('names an icon by its label', () => {
  show(<IconButton icon="trash" label="Delete Analyst" />);
  expect(screen.getByRole('button', { name: 'Delete Analyst' })).toBeInTheDocument();
});
