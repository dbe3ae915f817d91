import { login, logout } from '@skills-architect/contracts/portal';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CallFailure } from '../calls/call-failure';
import { navigate } from '../history/portal-history';
import { signIn, signOut } from '../session/account';
import { expireSession } from '../session/expiry';
import { useSessionStore } from '../session/session-store';
import { toggleShortcuts, useShortcutSetting } from '../shortcuts/shortcut-setting';
import { answer, aUser, renderScreen } from '../testing/index';
import { fieldParts } from './merge';
import { useDraft } from './use-draft';

interface Values {
  name: string;
  note: string;
  password: string;
}
interface RecordOfTest extends Values {
  rev: number;
}
const PARTS = fieldParts<Values>();
const stored: RecordOfTest = { name: 'Acme', note: '', password: '', rev: 1 };
let send: (sent: { record: RecordOfTest | undefined; value: Values }) => Promise<RecordOfTest | undefined>;
let latest = stored;
let showRecord: (record: RecordOfTest) => void;

function Form({ tab = '' }: { tab?: string }) {
  const [record, setRecord] = useState(stored);
  showRecord = setRecord;
  const { value, edit, save, isDirty } = useDraft<RecordOfTest, Values, unknown>({
    name: 'company 1',
    what: 'this company',
    record,
    empty: stored,
    toValue: ({ name, note, password }) => ({ name, note, password }),
    parts: PARTS,
    isNewer: (now, before) => now.rev > before.rev,
    read: async () => latest,
    labels: { name: 'Name', note: 'Note' },
    secrets: ['password'],
  });
  return (
    <>
      {(['name', 'note', 'password'] as const).map((field) => (
        <input
          key={field}
          aria-label={`${field}${tab}`}
          value={value[field]}
          onChange={({ target }) => edit((all) => ({ ...all, [field]: target.value }))}
        />
      ))}
      <button type="button" onClick={() => void save(send)}>
        {isDirty ? `Save changes${tab}` : 'Nothing to save'}
      </button>
    </>
  );
}

const Screens = () => (
  <Routes>
    <Route path="/companies/1" element={<Form />} />
    <Route
      path="/two-tabs"
      element={
        <>
          <Form tab=" in tab 1" />
          <Form tab=" in tab 2" />
        </>
      }
    />
    <Route path="*" element={null} />
  </Routes>
);
const show = (agree = true, path = '/companies/1') =>
  renderScreen(<Screens />, {
    path,
    agree,
    answers: [
      answer(logout, { done: true }),
      answer(login, ({ body }) => ({ user: aUser({ userId: Number(body.loginId) }), csrfToken: 'x' })),
    ],
  });
const field = (name: string) => screen.getByRole('textbox', { name });
const signInAs = (userId: number) => act(() => signIn({ loginId: String(userId), password: 'x' }));
/** Unmounts the screen as the end of a session does, and mounts it again. */
const comeBack = () => {
  act(() => navigate('/elsewhere', { asked: true }));
  act(() => navigate('/companies/1', { asked: true }));
};

beforeEach(() => {
  latest = stored;
});
afterEach(() => {
  jest.useRealTimers();
});

describe('what was entered and not saved', () => {
  test('is offered to the same user after the session ended', async () => {
    const { person, portal } = show();
    await person.type(field('note'), 'Call back');
    act(() => expireSession('You were away', true));
    await signInAs(1);
    comeBack();
    expect(field('note')).toHaveValue('');
    expect(portal.offers()).toHaveLength(1);
    act(() => portal.offers()[0]?.restore());
    expect(field('note')).toHaveValue('Call back');
    expect(portal.offers()).toEqual([]);
  });

  test('is not offered to another user, and is gone for the first one then', async () => {
    const { person, portal } = show();
    await person.type(field('note'), 'Call back');
    act(() => expireSession('You were away', true));
    await signInAs(2);
    comeBack();
    expect(portal.offers()).toEqual([]);
    await signInAs(1);
    comeBack();
    expect(portal.offers()).toEqual([]);
  });

  test('is cleared by logging out', async () => {
    const { person } = show();
    await person.type(field('note'), 'Call back');
    await act(() => signOut([]));
    expect(localStorage).toHaveLength(0);
  });

  test('is offered for a week', async () => {
    const { person, portal } = show();
    await person.type(field('note'), 'Call back');
    jest.useFakeTimers({ now: Date.now() + 8 * 24 * 60 * 60 * 1000 });
    comeBack();
    expect(portal.offers()).toEqual([]);
  });

  test('can be discarded', async () => {
    const { person, portal } = show();
    await person.type(field('note'), 'Call back');
    comeBack();
    expect(portal.offers()).toHaveLength(1);
    act(() => portal.offers()[0]?.discard());
    comeBack();
    expect(portal.offers()).toEqual([]);
  });

  test('is given up by proceeding without saving', async () => {
    const { person, portal } = show();
    await person.type(field('note'), 'Call back');
    act(() => navigate('/elsewhere'));
    await waitFor(() => expect(portal.path()).toBe('/elsewhere'));
    act(() => navigate('/companies/1'));
    expect(portal.offers()).toEqual([]);
  });

  test('says when restoring replaces what was saved since', async () => {
    const { person, portal } = show();
    await person.type(field('name'), ' Ltd');
    comeBack();
    act(() => showRecord({ ...stored, name: 'Acme Group', rev: 2 }));
    expect(portal.offers()[0]?.text).toMatch(/It replaces what was saved since\.$/);
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
  const bothEdited = async () => {
    const shown = show(true, '/two-tabs');
    await shown.person.type(field('note in tab 1'), 'Older');
    await shown.person.type(field('note in tab 2'), 'Newer');
    return shown;
  };
  /** Closes both tabs, opens the record again and restores the draft that is offered. */
  const restored = (portal: Awaited<ReturnType<typeof bothEdited>>['portal']) => {
    comeBack();
    act(() => portal.offers()[0]?.restore());
    return screen.getByRole<HTMLInputElement>('textbox', { name: 'note' }).value;
  };

  test('offers the newest draft, then the other one', async () => {
    const { person, portal } = await bothEdited();
    expect(restored(portal)).toBe('Newer');
    send = async ({ value }) => ({ ...value, rev: 2 });
    await person.click(screen.getByRole('button'));
    expect(restored(portal)).toBe('Older');
  });

  test.each([
    [
      'saving one',
      async ({ person }: Awaited<ReturnType<typeof bothEdited>>) => {
        send = async () => undefined;
        await person.click(screen.getByRole('button', { name: 'Save changes in tab 2' }));
      },
    ],
    [
      'undoing the edits of one',
      async ({ person }: Awaited<ReturnType<typeof bothEdited>>) => {
        await person.clear(field('note in tab 2'));
      },
    ],
  ])('%s keeps the draft of the other', async (_, end) => {
    const shown = await bothEdited();
    await end(shown);
    expect(restored(shown.portal)).toBe('Older');
  });

  test('discarding a stored draft keeps one that its tab has edited since', async () => {
    const { person, portal } = show(true, '/two-tabs');
    await person.type(field('note in tab 1'), 'Old');
    act(() => navigate('/elsewhere', { asked: true }));
    act(() => navigate('/two-tabs', { asked: true }));
    await person.type(field('note in tab 2'), 'New');
    act(() => portal.offers()[0]?.discard());
    expect(restored(portal)).toBe('New');
  });
});

describe('saving', () => {
  const button = () => screen.getByRole('button');

  test('keeps what is edited meanwhile, and sends one request for a double click', async () => {
    const sent: Values[] = [];
    let go: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      go = resolve;
    });
    send = async ({ value }) => {
      sent.push(value);
      await answered;
      return { ...value, rev: 2 };
    };
    const { person } = show();
    await person.type(field('name'), ' Ltd');
    await person.dblClick(button());
    await person.type(field('note'), 'Call back');
    await act(async () => go());
    expect(sent).toHaveLength(1);
    expect(field('name')).toHaveValue('Acme Ltd');
    expect(field('note')).toHaveValue('Call back');
    expect(button()).toHaveTextContent('Save changes');
  });

  test.each([
    ['keeps mine on top of theirs', false, 'Acme Ltd'],
    ['shows theirs after a reload', true, 'Acme'],
  ])('after a conflict %s', async (_, reload, name) => {
    send = async () => {
      throw new CallFailure('Stale', 'stale', { status: 409 });
    };
    latest = { ...stored, note: 'Theirs', rev: 5 };
    const { person, portal } = show(reload);
    await person.type(field('name'), ' Ltd');
    await person.click(button());
    await waitFor(() => expect(field('note')).toHaveValue('Theirs'));
    expect(portal.questions).toMatchObject([{ title: 'Somebody else changed this company' }]);
    expect(field('name')).toHaveValue(name);
  });
});
