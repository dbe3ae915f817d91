import { dismissNotification, notify, useNotifications } from './notify';

const currentNotifications = () => useNotifications.getState().notifications;

beforeEach(() => useNotifications.setState({ notifications: [] }));

test('a notification is an error shown for three seconds by default', () => {
  notify('Not saved');
  expect(currentNotifications()).toMatchObject([{ text: 'Not saved', variant: 'error', duration: 3000 }]);
});

test('takes variant and duration', () => {
  notify('Logout Successful', { variant: 'success', duration: 1500 });
  expect(currentNotifications()).toMatchObject([{ variant: 'success', duration: 1500 }]);
});

const action = { label: 'Undo', run: () => {} };
test.each([
  ['an error with an action', { action }, Infinity],
  ['an error with an action and a duration', { action, duration: 1500 }, Infinity],
  ['an error without an action', {}, 3000],
  ['a success with an action and a duration', { variant: 'success' as const, action, duration: 5000 }, 5000],
  ['an info with an action', { variant: 'info' as const, action }, 3000],
  ['a warning with an action', { variant: 'warning' as const, action }, 3000],
])('%s stays for its duration, or until it is closed', (_, options, duration) => {
  notify('Persona deleted successfully', options);
  expect(currentNotifications()[0]?.duration).toBe(duration);
});

test('identical notifications appear once, with the newest settings', () => {
  notify('Your account was deleted.');
  notify('Something else');
  notify('Your account was deleted.', { variant: 'info' });
  expect(currentNotifications().map(({ text, variant }) => [text, variant])).toEqual([
    ['Something else', 'error'],
    ['Your account was deleted.', 'info'],
  ]);
});

test('identical notifications with an undo action both stay', () => {
  for (const _ of [1, 2]) notify('Persona deleted successfully', { variant: 'success', action });
  expect(currentNotifications()).toHaveLength(2);
});

test('notifications about different records both stay', () => {
  for (const detail of ['Driver', 'Planner', 'Driver'])
    notify('Persona deleted successfully', { variant: 'success', detail });
  expect(currentNotifications().map(({ detail }) => detail)).toEqual(['Planner', 'Driver']);
});

test('notifications stack in order and close one by one', () => {
  notify('One');
  notify('Two');
  notify('Three');
  dismissNotification(currentNotifications()[1]?.id ?? 0);
  expect(currentNotifications().map((notification) => notification.text)).toEqual(['One', 'Three']);
});
