import { reportAreaTrouble } from '@skills-architect/contracts/portal';
import { areaActions } from '@skills-architect/portal-kit/host';
import { answer, aRegisteredArea, listAreas, refuse } from '@skills-architect/portal-kit/testing';
import { act, waitFor } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { anArea } from './area.fixtures';
import { watchAreaFailures } from './area-failure-reports';

const garden = { ...aRegisteredArea(anArea('garden')), version: '2.0.0' };
let stop = () => {};
const open = (reported = answer(reportAreaTrouble, { done: true })) => {
  const shell = renderShell(<main />, { answers: [reported] });
  act(() => listAreas([garden]));
  stop = watchAreaFailures();
  return shell;
};
afterEach(() => stop());
const reportBodies = ({ portal }: ReturnType<typeof open>) =>
  portal.requests.filter(({ call }) => call === reportAreaTrouble.path).map(({ body }) => body);

test.each(['unreachable', 'crashed'] as const)('an area that is %s is reported once', async (kind) => {
  const shell = open();
  act(() => areaActions.fail('garden', { kind, cause: 'x' }));
  act(() => areaActions.fail('garden', { kind, cause: 'again' }));
  await waitFor(() => expect(reportBodies(shell)).toEqual([{ version: '2.0.0', kind }]));
});

test('a crash is reported with the version that the page runs, not the one that is listed', async () => {
  const shell = open();
  const former = { ...garden, version: '1.0.0', entry: '/apps/garden/0.9.0/mf-manifest.json' };
  act(() => listAreas([former]));
  act(() => areaActions.finishLoading(former));
  act(() => listAreas([garden]));
  act(() => areaActions.fail('garden', { kind: 'crashed', cause: 'x' }));
  await waitFor(() => expect(reportBodies(shell)).toEqual([{ version: '1.0.0', kind: 'crashed' }]));
});

test('an area that is off or incompatible is not reported', async () => {
  const shell = open();
  act(() => areaActions.fail('garden', { kind: 'off', cause: 'x' }));
  act(() => areaActions.recover('garden'));
  act(() => areaActions.fail('garden', { kind: 'incompatible', cause: 'x' }));
  await act(async () => {});
  expect(reportBodies(shell)).toEqual([]);
});

test('a report that fails is not shown to the user', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const shell = open(refuse(reportAreaTrouble, 502, { error: 'Nobody answers' }));
  act(() => areaActions.fail('garden', { kind: 'crashed', cause: 'x' }));
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(shell.portal.notifications).toEqual([]);
});
