import { reportAreaTrouble } from '@skills-architect/contracts/portal';
import { clearAreaFailure, reportAreaFailure, useRegistry } from '@skills-architect/portal-kit/host';
import { answer, aRegisteredArea, refuse } from '@skills-architect/portal-kit/testing';
import { act, waitFor } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { anArea } from './area.fixtures';
import { watchTroubles } from './trouble-reports';

const garden = { ...aRegisteredArea(anArea('garden')), version: '2.0.0' };
let unwatch = () => {};
const open = (told = answer(reportAreaTrouble, { done: true }), held?: string) => {
  const shell = renderShell(<main />, { answers: [told] });
  act(() => useRegistry.setState({ areas: [garden] }));
  unwatch = watchTroubles(() => held);
  return shell;
};
afterEach(() => {
  unwatch();
  act(() => clearAreaFailure('garden'));
});
const bodies = ({ portal }: ReturnType<typeof open>) =>
  portal.requests.filter(({ call }) => call === reportAreaTrouble.path).map(({ body }) => body);

test.each(['unreachable', 'crashed'] as const)('an area that is %s is told of once', async (kind) => {
  const shell = open();
  act(() => reportAreaFailure('garden', { kind, cause: 'x' }));
  act(() => reportAreaFailure('garden', { kind, cause: 'again' }));
  await waitFor(() => expect(bodies(shell)).toEqual([{ version: '2.0.0', kind }]));
});

test('one that crashes in a version that the portal has no more in use is told of with that version', async () => {
  const shell = open(undefined, '1.0.0');
  act(() => reportAreaFailure('garden', { kind: 'crashed', cause: 'x' }));
  await waitFor(() => expect(bodies(shell)).toEqual([{ version: '1.0.0', kind: 'crashed' }]));
});

test('one that is switched off or does not fit is no news', async () => {
  const shell = open();
  act(() => reportAreaFailure('garden', { kind: 'off', cause: 'x' }));
  act(() => clearAreaFailure('garden'));
  act(() => reportAreaFailure('garden', { kind: 'incompatible', cause: 'x' }));
  await act(async () => {});
  expect(bodies(shell)).toEqual([]);
});

test('what cannot be told troubles nobody', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const shell = open(refuse(reportAreaTrouble, 502, { error: 'Nobody answers' }));
  act(() => reportAreaFailure('garden', { kind: 'crashed', cause: 'x' }));
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(shell.portal.notifications).toEqual([]);
});
