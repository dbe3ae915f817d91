import { alert, dismissAlert, useAlerts } from './alert';

const shown = () => useAlerts.getState().alerts;

beforeEach(() => useAlerts.setState({ alerts: [] }));

test('is an error for three seconds unless it says otherwise', () => {
  alert('Not saved');
  expect(shown()).toMatchObject([{ text: 'Not saved', variant: 'error', duration: 3000 }]);
});

test('takes variant and duration', () => {
  alert('Logout Successful', { variant: 'success', duration: 1500 });
  expect(shown()).toMatchObject([{ variant: 'success', duration: 1500 }]);
});

test('stays when there is something to do about it', () => {
  alert('Not saved', { action: { label: 'Retry', run: () => {} } });
  expect(shown()[0]?.duration).toBe(Infinity);
});

test('stacks in order, and each goes on its own', () => {
  alert('One');
  alert('Two');
  alert('Three');
  dismissAlert(shown()[1]?.id ?? 0);
  expect(shown().map((one) => one.text)).toEqual(['One', 'Three']);
});
