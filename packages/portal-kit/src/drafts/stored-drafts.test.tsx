import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { signOut } from '../account/account';
import { mayLeave, navigate } from '../history/portal-history';
import { expireSession } from '../session/expiry';
import { useSessionStore } from '../session/session-store';
import { toggleShortcuts, useShortcutSetting } from '../shortcuts/shortcut-setting';
import { company, field, remount, show, signInAs, stored } from '../testing/company-form.fixtures';

afterEach(() => {
  jest.useRealTimers();
});

describe('what was entered and not saved', () => {
  test('is offered to the same user after the session has ended', async () => {
    const { person, portal } = show();
    await person.type(field('note'), 'Call back');
    act(() => expireSession('You were away', true));
    await signInAs(1);
    remount();
    expect(field('note')).toHaveValue('');
    expect(portal.offers()).toHaveLength(1);
    act(() => portal.offers()[0]?.restore());
    expect(field('note')).toHaveValue('Call back');
    expect(portal.offers()).toEqual([]);
  });

  test('is not offered to another user, and is then removed for the first one', async () => {
    const { person, portal } = show();
    await person.type(field('note'), 'Call back');
    act(() => expireSession('You were away', true));
    await signInAs(2);
    remount();
    expect(portal.offers()).toEqual([]);
    await signInAs(1);
    remount();
    expect(portal.offers()).toEqual([]);
  });

  test('is cleared by signing out', async () => {
    const { person } = show();
    await person.type(field('note'), 'Call back');
    await act(() => signOut([]));
    expect(localStorage).toHaveLength(0);
  });

  test('is offered for one week', async () => {
    const { person, portal } = show();
    await person.type(field('note'), 'Call back');
    jest.useFakeTimers({ now: Date.now() + 8 * 24 * 60 * 60 * 1000 });
    remount();
    expect(portal.offers()).toEqual([]);
  });

  test('can be discarded', async () => {
    const { person, portal } = show();
    await person.type(field('note'), 'Call back');
    remount();
    expect(portal.offers()).toHaveLength(1);
    act(() => portal.offers()[0]?.discard());
    remount();
    expect(portal.offers()).toEqual([]);
  });

  test('is discarded by proceeding without saving', async () => {
    const { person, portal } = show();
    await person.type(field('note'), 'Call back');
    act(() => navigate('/elsewhere'));
    await waitFor(() => expect(portal.path()).toBe('/elsewhere'));
    act(() => navigate('/companies/1'));
    expect(portal.offers()).toEqual([]);
  });

  test('is offered again if the user had to leave', async () => {
    const { person, portal } = show();
    await person.type(field('note'), 'Call back');
    await act(() => mayLeave({ keepDrafts: true }));
    expect(portal.questions).toMatchObject([{ text: 'Proceed without saving changes?' }]);
    remount();
    act(() => portal.offers()[0]?.restore());
    expect(field('note')).toHaveValue('Call back');
  });

  test('warns if restoring replaces newer saved values', async () => {
    const { person, portal } = show();
    await person.type(field('name'), ' Ltd');
    remount();
    act(() => company.showRecord({ ...stored, name: 'Acme Group', rev: 2 }));
    expect(portal.offers()[0]?.text).toBe(
      'Restore what you entered in Name for Acme? It replaces what was saved since: Name.',
    );
  });

  test.each([
    ['says what it replaces once another text is saved', 'Saved', ['It replaces what was saved since: Note.']],
    ['is no longer offered once its text is saved', 'Typed', []],
  ])('%s', async (_, text, offered) => {
    const { person, portal } = show();
    await person.type(field('note'), 'Typed');
    remount();
    expect(portal.offers()).toHaveLength(1);
    await person.type(field('note'), text);
    company.send = async ({ value }) => ({ ...value, rev: 2 });
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(portal.offers().map((offer) => offer.text.split('? ')[1])).toEqual(offered));
  });

  test('never includes a secret', async () => {
    const { person } = show();
    await person.type(field('password'), 'S3cret!');
    await person.type(field('note'), 'x');
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/S3cret/);
  });
});

test('in a browser that blocks its storage, users edit, sign in and out, and switch shortcuts off', async () => {
  const { person } = show();
  const storage = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const warnings = jest.spyOn(console, 'warn').mockImplementation();
  await person.type(field('note'), 'Call back');
  expect(field('note')).toHaveValue('Call back');
  await signInAs(2);
  act(toggleShortcuts);
  expect(useShortcutSetting.getState().isOn).toBe(false);
  act(toggleShortcuts);
  await act(() => signOut([]));
  expect(useSessionStore.getState().status).toBe('out');
  storage.mockRestore();
  warnings.mockRestore();
});

describe('one record in two tabs', () => {
  const editInBothTabs = async () => {
    const rendered = show(true, '/two-tabs');
    await rendered.person.type(field('note in tab 1'), 'Older');
    await rendered.person.type(field('note in tab 2'), 'Newer');
    return rendered;
  };
  /** Closes both tabs, reopens the record and restores the offered draft. */
  const reopenAndRestore = (portal: Awaited<ReturnType<typeof editInBothTabs>>['portal']) => {
    remount();
    act(() => portal.offers()[0]?.restore());
    return screen.getByRole<HTMLInputElement>('textbox', { name: 'note' }).value;
  };

  test('offers the newest draft, then the other one', async () => {
    const { person, portal } = await editInBothTabs();
    expect(reopenAndRestore(portal)).toBe('Newer');
    company.send = async ({ value }) => ({ ...value, rev: 2 });
    await person.click(screen.getByRole('button'));
    expect(reopenAndRestore(portal)).toBe('Older');
  });

  test.each([
    ['restoring', () => {}],
    ['typing and restoring', () => fireEvent.change(field('name'), { target: { value: 'Acme Ltd' } })],
  ])('%s one offers the other one at once', async (_, type) => {
    const { portal } = await editInBothTabs();
    remount();
    act(type);
    act(() => portal.offers()[0]?.restore());
    expect(field('note')).toHaveValue('Newer');
    act(() => portal.offers()[0]?.restore());
    expect(field('note')).toHaveValue('Older');
    expect(portal.offers()).toEqual([]);
  });

  test.each([
    [
      'saving one',
      async ({ person }: Awaited<ReturnType<typeof editInBothTabs>>) => {
        company.send = async () => undefined;
        await person.click(screen.getByRole('button', { name: 'Save changes in tab 2' }));
      },
    ],
    [
      'undoing the edits of one',
      async ({ person }: Awaited<ReturnType<typeof editInBothTabs>>) => {
        await person.clear(field('note in tab 2'));
      },
    ],
  ])('%s keeps the draft of the other', async (_, end) => {
    const rendered = await editInBothTabs();
    await end(rendered);
    expect(reopenAndRestore(rendered.portal)).toBe('Older');
  });

  test('discarding a stored draft keeps one that its tab has edited since', async () => {
    const { person, portal } = show(true, '/two-tabs');
    await person.type(field('note in tab 1'), 'Old');
    act(() => navigate('/elsewhere', { skipConfirm: true }));
    act(() => navigate('/two-tabs', { skipConfirm: true }));
    await person.type(field('note in tab 2'), 'New');
    act(() => portal.offers()[0]?.discard());
    expect(reopenAndRestore(portal)).toBe('New');
  });
});
