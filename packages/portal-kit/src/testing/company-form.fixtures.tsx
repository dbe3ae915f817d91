import { login, logout } from '@skills-architect/contracts/portal';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { signIn } from '../account/account';
import { createFieldParts } from '../drafts/merge';
import { useDraft } from '../drafts/use-draft';
import { navigate } from '../history/portal-history';
import { answer, aUser, renderScreen } from './index';

export interface Values {
  name: string;
  note: string;
  password: string;
}
interface RecordOfTest extends Values {
  rev: number;
}
const PARTS = createFieldParts<Values>({ labels: { name: 'Name', note: 'Note' }, secrets: ['password'] });
export const stored: RecordOfTest = { name: 'Acme', note: '', password: '', rev: 1 };
/** Set by each test: the save call, the record in the service, and a setter of the screen's record. */
export const company: {
  send: (sent: { record: RecordOfTest | undefined; value: Values }) => Promise<RecordOfTest | undefined>;
  latest: RecordOfTest;
  showRecord: (record: RecordOfTest) => void;
} = { send: async () => undefined, latest: stored, showRecord: () => {} };

function Form({ tab = '' }: { tab?: string }) {
  const [record, setRecord] = useState(stored);
  company.showRecord = setRecord;
  const { value, edit, save, isDirty } = useDraft<RecordOfTest, Values, unknown>({
    name: 'company 1',
    subject: stored.name,
    empty: stored,
    parts: PARTS,
    saved: {
      record,
      what: 'this company',
      toValue: ({ name, note, password }) => ({ name, note, password }),
      isNewer: (now, before) => now.rev > before.rev,
      read: async () => company.latest,
    },
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
      <button type="button" onClick={() => void save(company.send)}>
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
export const show = (agree = true, path = '/companies/1') =>
  renderScreen(<Screens />, {
    path,
    agree,
    answers: [
      answer(logout, { done: true }),
      answer(login, ({ body }) => ({ user: aUser({ userId: Number(body.loginId) }), csrfToken: 'x' })),
    ],
  });
export const field = (name: string) => screen.getByRole('textbox', { name });
export const signInAs = (userId: number) => act(() => signIn({ loginId: String(userId), password: 'x' }));
/** Unmounts the screen as the end of a session does, and mounts it again. */
export const remount = () => {
  act(() => navigate('/elsewhere', { skipConfirm: true }));
  act(() => navigate('/companies/1', { skipConfirm: true }));
};

beforeEach(() => {
  company.latest = stored;
});
