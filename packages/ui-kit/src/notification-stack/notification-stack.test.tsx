import { act, fireEvent, screen } from '@testing-library/react';
import { Dialog } from '../dialog/dialog';
import { show } from '../testing/show';
import type { NotificationView } from './notification-card';
import { NotificationStack } from './notification-stack';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const showStack = (alert: Partial<NotificationView>) => {
  const onClose = jest.fn();
  show(
    <NotificationStack
      notifications={[{ id: 'a', message: 'Persona Updated Successfully', duration: 3000, ...alert }]}
      onClose={onClose}
    />,
  );
  return onClose;
};
const advance = (time: number) => act(() => jest.advanceTimersByTime(time));

it('closes after its duration', () => {
  const onCloseDefault = showStack({});
  advance(2999);
  expect(onCloseDefault).not.toHaveBeenCalled();
  advance(1);
  expect(onCloseDefault).toHaveBeenCalledWith('a');
  const onCloseShort = showStack({ duration: 1500 });
  advance(1500);
  expect(onCloseShort).toHaveBeenCalledTimes(1);
});

it('stays while the pointer is over it', () => {
  const onClose = showStack({ tone: 'success' });
  advance(2000);
  fireEvent.pointerEnter(screen.getByText('Persona Updated Successfully'));
  advance(10_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByText('Persona Updated Successfully'));
  advance(999);
  expect(onClose).not.toHaveBeenCalled();
  advance(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes after its duration also with an action', () => {
  const onClose = showStack({ tone: 'success', duration: 5000, action: { label: 'Undo', onAction: () => undefined } });
  advance(5000);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('the second click of a double click, meant for the notification above, does not run its action', () => {
  const onAction = jest.fn();
  showStack({ action: { label: 'Undo', onAction } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }), { detail: 2 });
  expect(onAction).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }), { detail: 1 });
  expect(onAction).toHaveBeenCalledTimes(1);
});

it('stays until it is closed or its action runs if its duration is infinite', () => {
  const onAction = jest.fn();
  const onClose = showStack({ duration: Infinity, action: { label: 'Try again', onAction } });
  advance(60_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(onClose.mock.calls).toEqual([['a']]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('an older one makes room once it could be read, unless it is an error or has an action', () => {
  const older = { message: 'Persona deleted successfully', tone: 'success', duration: 10_000 } as const;
  show(
    <NotificationStack
      notifications={[
        { ...older, id: 'a' },
        { ...older, id: 'b', message: 'Not saved', tone: 'error' },
        {
          ...older,
          id: 'c',
          message: 'Role deleted successfully',
          action: { label: 'Undo', onAction: () => undefined },
        },
        { ...older, id: 'd', message: '2 personas are back' },
      ]}
      onClose={jest.fn()}
    />,
  );
  const card = (text: string) => screen.getByText(text).parentElement;
  advance(2999);
  expect(card('Persona deleted successfully')).not.toHaveStyle({ display: 'none' });
  advance(1);
  expect(card('Persona deleted successfully')).toHaveStyle({ display: 'none' });
  for (const text of ['Not saved', 'Role deleted successfully', '2 personas are back'])
    expect(card(text)).not.toHaveStyle({ display: 'none' });
});

it('tells two of the same text apart by their detail, for their actions too', () => {
  const action = { label: 'Undo', onAction: () => undefined };
  const same = { message: 'Persona deleted successfully', tone: 'success', duration: 5000, action } as const;
  show(
    <NotificationStack
      notifications={[
        { ...same, id: 'a', detail: 'Driver' },
        { ...same, id: 'b', detail: 'Planner' },
      ]}
      onClose={jest.fn()}
    />,
  );
  const [first, second] = screen.getAllByRole('button', { name: 'Undo' });
  expect(first).toHaveAccessibleDescription('Driver');
  expect(second).toHaveAccessibleDescription('Planner');
  expect(screen.getByRole('status')).toHaveTextContent('Driver');
});

it('announces errors assertively and all others politely', () => {
  showStack({ message: 'Something went wrong' });
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
});

it('is announced once, because live regions are not nested', () => {
  showStack({ message: 'Something went wrong' });
  const around = screen.getByRole('alert').parentElement;
  expect(around?.closest('[aria-live], [role=alert], [role=status], [role=log]')).toBeNull();
});

it('stays usable above a dialog, in any order of opening', () => {
  const dialogAndStack = (open: boolean) => (
    <>
      <Dialog open={open} onClose={jest.fn()} title="New department" />
      <NotificationStack notifications={[{ id: 'a', message: 'Saved', duration: 3000 }]} onClose={jest.fn()} />
    </>
  );
  const inertParent = () => screen.getByRole('alert').closest('[inert]');
  const { rerender } = show(dialogAndStack(true));
  expect(inertParent()).toBeNull();
  rerender(dialogAndStack(false));
  rerender(dialogAndStack(true));
  expect(inertParent()).toBeNull();
  rerender(dialogAndStack(false));
  expect(screen.getByRole('alert')).toHaveTextContent('Saved');
});

it.each([
  ['alert', 'error'],
  ['status', 'success'],
] as const)('announces a message in a region that is there before it: %s', (role, tone) => {
  const stack = (notifications: NotificationView[]) => (
    <NotificationStack notifications={notifications} onClose={() => undefined} />
  );
  const { rerender } = show(stack([]));
  const region = screen.getByRole(role);
  expect(region).toBeEmptyDOMElement();
  rerender(stack([{ id: 'a', message: 'Saved', tone, duration: 3000 }]));
  expect(screen.getByRole(role)).toBe(region);
  expect(region).toHaveTextContent('Saved');
});
