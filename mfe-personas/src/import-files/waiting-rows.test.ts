import { waitingRows } from './waiting-rows';

const NONE = { read: 0, failed: 0, existing: 0, selected: 0, created: 0 };

test.each([
  [{ read: 9 }, '9 wait for a role'],
  [{ read: 5, existing: 1 }, '4 wait for a role, 1 needs another name'],
  [{ read: 3, existing: 2, selected: 1 }, '2 need another name'],
  [{ read: 2, selected: 2 }, ''],
])('%j: %s', (counts, text) => {
  expect(waitingRows({ ...NONE, ...counts })).toBe(text);
});
