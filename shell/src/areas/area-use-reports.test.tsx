import { reportAreaUse } from '@skills-architect/contracts/portal';
import { answer, aRegisteredArea, listAreas } from '@skills-architect/portal-kit/testing';
import { act, waitFor } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { anArea } from './area.fixtures';
import { findFailedBuild, reportOpened, watchErrors } from './area-use-reports';

const garden = { ...aRegisteredArea(anArea('garden')), version: '2.0.0' };
let stop = () => {};
const open = () => {
  const shell = renderShell(<main />, { answers: [answer(reportAreaUse, { done: true })] });
  act(() => listAreas([garden]));
  stop = watchErrors();
  return shell;
};
afterEach(() => stop());
const reported = ({ portal }: ReturnType<typeof open>) =>
  portal.requests.filter(({ call }) => call === reportAreaUse.path).map(({ body }) => body);

/** An error with a stack of these lines. */
const anError = (...lines: string[]) =>
  Object.assign(new TypeError('Ada Lovelace is undefined'), { stack: lines.join('\n') });
const fail = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const PLACE = 'at draw (http://localhost/apps/garden/2.0.0/12.abc.js:1:400)';

test.each([
  [PLACE, { id: 'garden', version: '2.0.0' }],
  [
    'at http://localhost/main.js:1:1\n    at http://localhost/apps/garden/2.0.0/1.js:1:1',
    { id: 'garden', version: '2.0.0' },
  ],
  ['at http://localhost/main.js:1:1', undefined],
])('an error at %s is of %j', (stack, build) => {
  expect(findFailedBuild(stack)).toEqual(build);
});

test('an error in the code of an area is reported once, without its message', async () => {
  const shell = open();
  fail(anError('TypeError: Ada Lovelace is undefined', PLACE));
  fail(anError('TypeError: Ada Lovelace is undefined', PLACE));
  fail(anError('TypeError: x', 'at http://localhost/main.js:1:1'));
  fail('text');
  await waitFor(() =>
    expect(reported(shell)).toEqual([{ version: '2.0.0', errors: ['TypeError in 12.abc.js:1:400'] }]),
  );
});

test('a page tells at most ten errors', async () => {
  const shell = open();
  for (let line = 1; line <= 15; line += 1)
    fail(anError('TypeError: x', `at http://localhost/apps/garden/2.0.0/1.js:${line}:1`));
  await waitFor(() => expect(reported(shell)).toHaveLength(10));
});

test('an opened area is reported', async () => {
  const shell = open();
  reportOpened({ id: 'garden', version: '2.0.0' }, false);
  await waitFor(() => expect(reported(shell)).toEqual([{ version: '2.0.0', opened: true }]));
});
