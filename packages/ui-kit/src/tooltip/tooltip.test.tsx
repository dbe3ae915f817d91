import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { Tooltip } from './tooltip';

const bubble = () => screen.queryAllByText('Choose a client first').find((element) => element.closest('[style]'));

it('describes what it belongs to, shown or not', () => {
  show(
    <Tooltip text="Choose a client first">
      <button type="button">Export</button>
    </Tooltip>,
  );
  expect(screen.getByRole('button', { name: 'Export' })).toHaveAccessibleDescription('Choose a client first');
});

it('shows on hover, and goes on leaving, pressing and Escape', async () => {
  const { user } = show(
    <Tooltip text="Choose a client first">
      <button type="button">Export</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  await user.hover(button);
  expect(bubble()).toBeInTheDocument();
  await user.unhover(button);
  expect(bubble()).toBeUndefined();
  await user.tab();
  await user.hover(button);
  await user.keyboard('{Escape}');
  expect(bubble()).toBeUndefined();
});

it('keeps the focus on its child when its text comes and goes', async () => {
  const { user, again } = show(
    <Tooltip text={undefined}>
      <button type="button">Export</button>
    </Tooltip>,
  );
  await user.tab();
  again(
    <Tooltip text="Choose a client first">
      <button type="button">Export</button>
    </Tooltip>,
  );
  expect(screen.getByRole('button')).toHaveFocus();
});

it('stands beside the button, also with a tooltip of the button’s own in between', async () => {
  const { user } = show(
    <Tooltip text="Choose a client first">
      <Tooltip text={undefined}>
        <button type="button">Export</button>
      </Tooltip>
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(200, 100, 40, 20));
  await user.hover(button);
  expect(bubble()).toHaveStyle({ left: '220px' });
});
