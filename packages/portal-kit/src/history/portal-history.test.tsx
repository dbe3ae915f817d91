import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { fakePortal } from '../testing/index';
import { block, goBackTo, navigate } from './portal-history';
import { PortalRouter } from './portal-router';

/** Two React roots on one page, like those of the shell and an area. */
const renderTwoRoots = () => {
  render(
    <PortalRouter>
      <Link to="/from-shell">Menu</Link>
    </PortalRouter>,
  );
  render(
    <PortalRouter>
      <Link to="/from-area">Link in an area</Link>
    </PortalRouter>,
  );
};

const blockWith = (answer: boolean) => {
  const ask = jest.fn(async () => answer);
  return { ask, unblock: block(ask) };
};

const waitForAddress = (address: string) =>
  waitFor(() => expect(window.location.href).toMatch(new RegExp(`${address}$`)));
/** Waits until the blocker was asked once and has answered. */
const waitForAnswer = async (ask: jest.Mock) => {
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await act(async () => {});
};

beforeEach(async () => {
  fakePortal({ path: '/first' });
  act(() => navigate('/form?step=2'));
});

describe.each([
  ['a link in an area', 'Link in an area', '/from-area'],
  ['a link of the shell', 'Menu', '/from-shell'],
])('%s', (_, name, target) => {
  test.each([
    ['does not leave the form when the user declines', false, '/form\\?step=2'],
    ['opens its target when the user agrees', true, target],
  ])('%s', async (_title, answer, path) => {
    renderTwoRoots();
    const { ask, unblock } = blockWith(answer);
    await userEvent.click(screen.getByRole('link', { name }));
    await waitForAnswer(ask);
    await waitForAddress(path);
    unblock();
  });
});

describe('Back', () => {
  test('stays with the unchanged URL when the user declines', async () => {
    const { ask, unblock } = blockWith(false);
    window.history.back();
    await waitForAnswer(ask);
    await waitForAddress('/form\\?step=2');
    expect(ask).toHaveBeenCalledTimes(1);
    unblock();
  });

  test('goes back after one question when the user agrees', async () => {
    const { ask, unblock } = blockWith(true);
    window.history.back();
    await waitForAnswer(ask);
    await waitForAddress('/first');
    expect(ask).toHaveBeenCalledTimes(1);
    unblock();
  });

  test('does not reach later listeners while the question is open', async () => {
    const laterListener = jest.fn();
    window.addEventListener('popstate', laterListener);
    const { ask, unblock } = blockWith(false);
    window.history.back();
    await waitForAnswer(ask);
    await waitForAddress('/form\\?step=2');
    expect(laterListener).not.toHaveBeenCalled();
    window.removeEventListener('popstate', laterListener);
    unblock();
  });
});

test('Forward asks like Back', async () => {
  window.history.back();
  await waitForAddress('/first');
  const { ask, unblock } = blockWith(false);
  window.history.forward();
  await waitForAnswer(ask);
  await waitForAddress('/first');
  expect(ask).toHaveBeenCalledTimes(1);
  unblock();
});

test('a change of the query on the same screen does not ask', () => {
  const { ask, unblock } = blockWith(false);
  act(() => navigate('/form?step=3'));
  expect(ask).not.toHaveBeenCalled();
  expect(window.location.search).toBe('?step=3');
  unblock();
});

test('a navigation that was already confirmed does not ask again', () => {
  const { ask, unblock } = blockWith(false);
  act(() => navigate('/elsewhere', { skipConfirm: true }));
  expect(ask).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe('/elsewhere');
  unblock();
});

test('closing waits for the browser to go back, but no longer when there is nothing to go back to', () => {
  jest.useFakeTimers();
  // A browser without a former entry does nothing and tells nothing.
  const go = jest.spyOn(window.history, 'go').mockImplementation(() => {});
  goBackTo('/first');
  goBackTo('/first');
  expect(go).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  goBackTo('/first');
  expect(go).toHaveBeenCalledTimes(2);
  jest.runAllTimers();
  go.mockRestore();
  jest.useRealTimers();
});

test('asks every blocker, and one No is enough', async () => {
  const yes = blockWith(true);
  const no = blockWith(false);
  navigate('/elsewhere');
  await waitForAnswer(yes.ask);
  await waitForAnswer(no.ask);
  expect(window.location.pathname).toBe('/form');
  yes.unblock();
  no.unblock();
});
