import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { show } from '../testing/show';
import { Tooltip } from './tooltip';

const bubble = () => screen.queryAllByText('Choose a client first').find((element) => element.closest('[style]'));

it('describes its child, visible or not', () => {
  show(
    <Tooltip text="Choose a client first">
      <button type="button">Export</button>
    </Tooltip>,
  );
  expect(screen.getByRole('button', { name: 'Export' })).toHaveAccessibleDescription('Choose a client first');
});

it('opens on hover and closes on leave, press and Escape', async () => {
  const { user } = show(
    <Tooltip text="Choose a client first">
      <button type="button">Export</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  await user.hover(button);
  expect(bubble()).toBeInTheDocument();
  await user.unhover(button);
  await waitFor(() => expect(bubble()).toBeUndefined());
  await user.tab();
  await user.hover(button);
  await user.keyboard('{Escape}');
  expect(bubble()).toBeUndefined();
});

it('stays while hovered, and closes on Escape with any focus', async () => {
  const { user } = show(
    <>
      <Tooltip text="Choose a client first">
        <button type="button">Export</button>
      </Tooltip>
      <input aria-label="Name" />
    </>,
  );
  await user.click(screen.getByRole('textbox'));
  await user.hover(screen.getByRole('button'));
  jest.useFakeTimers();
  const bubbleElement = bubble() ?? document.body;
  fireEvent.pointerOut(screen.getByRole('button'), { relatedTarget: document.body });
  act(() => jest.advanceTimersByTime(100));
  fireEvent.pointerOver(bubbleElement, { relatedTarget: document.body });
  act(() => jest.advanceTimersByTime(10_000));
  expect(bubble()).toBeInTheDocument();
  jest.useRealTimers();
  await user.keyboard('{Escape}');
  expect(bubble()).toBeUndefined();
});

it('keeps the focus on its child when its text is added or removed', async () => {
  const { user, rerender } = show(
    <Tooltip text={undefined}>
      <button type="button">Export</button>
    </Tooltip>,
  );
  await user.tab();
  rerender(
    <Tooltip text="Choose a client first">
      <button type="button">Export</button>
    </Tooltip>,
  );
  expect(screen.getByRole('button')).toHaveFocus();
});

it('is positioned beside the button, also with a nested tooltip of the button', async () => {
  const { user } = show(
    <Tooltip text="Choose a client first">
      <Tooltip text={undefined}>
        <button type="button">Export</button>
      </Tooltip>
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(200, 100, 40, 20));
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
  await user.hover(button);
  await waitFor(() => expect(bubble()).toHaveStyle({ left: '220px' }));
});
