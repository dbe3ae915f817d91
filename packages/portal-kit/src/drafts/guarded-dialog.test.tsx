import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { navigate } from '../history/portal-history';
import { useQueryState } from '../history/query-state';
import { renderScreen } from '../testing/index';
import { confirmDiscard, useGuardedDialog, useUnsavedChanges } from './unsaved-changes';

function PopUp({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) {
  const [text, setText] = useState('');
  const guard = useGuardedDialog(text !== '', onClose, 'adding');
  return (
    <div role="dialog">
      <input aria-label="Skill" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={guard.onClose}>
        Close
      </button>
      <button type="button" onClick={onSaved}>
        Save
      </button>
    </div>
  );
}

function Skills({ hasDraft = false }) {
  const [{ adding }, change] = useQueryState({ adding: false });
  const [, changePage] = useQueryState({ page: 1 });
  useUnsavedChanges(hasDraft);
  return (
    <>
      <button type="button" onClick={() => change({ adding: true })}>
        Add Skill
      </button>
      <button type="button" onClick={() => changePage({ page: 2 })}>
        Page 2
      </button>
      <Link to="/personas">Personas</Link>
      {adding && (
        <PopUp
          onClose={() => change({ adding: false })}
          onSaved={() => change({ adding: false }, { confirm: false })}
        />
      )}
    </>
  );
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

interface Opening {
  agree?: boolean | (() => boolean);
  text?: string;
  hasDraft?: boolean;
}
/** Opens the pop-up from page 2 of its screen, and types into it. */
const open = async ({ agree = true, text = 'SQL', hasDraft = false }: Opening = {}) => {
  const shown = renderScreen(<Skills hasDraft={hasDraft} />, { path: '/skills', agree });
  press('Page 2');
  press('Add Skill');
  if (text) await shown.person.type(screen.getByLabelText('Skill'), text);
  return shown;
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const WAYS: [string, () => void][] = [
  ['Back', () => act(() => window.history.back())],
  ['its button', () => press('Close')],
  ['a double click on its button', () => ['Close', 'Close'].map(press)],
  ['a link to another screen', () => act(() => screen.getByRole('link').click())],
  ['a link to the screen without it', () => act(() => navigate('/skills?page=2'))],
];

describe.each(WAYS)('closing a pop-up of the address by %s', (way, close) => {
  test('asks once before what was typed is lost, and closes when the user agrees', async () => {
    const { portal } = await open();
    close();
    await isClosed();
    expect(portal.questions.map(({ text }) => text)).toEqual(['Proceed without saving changes?']);
    expect(portal.path()).toBe(way.endsWith('another screen') ? '/personas' : '/skills?page=2');
  });

  test('keeps pop-up, address and text when the user declines, and asks again', async () => {
    const { portal } = await open({ agree: false });
    for (const times of [1, 2]) {
      close();
      await waitFor(() => expect(portal.questions).toHaveLength(times));
      await waitFor(() => expect(portal.path()).toBe('/skills?page=2&adding=true'));
      expect(screen.getByLabelText('Skill')).toHaveValue('SQL');
    }
  });

  test('asks nothing when nothing was typed', async () => {
    const { portal } = await open({ text: '' });
    close();
    await isClosed();
    expect(portal.questions).toEqual([]);
  });
});

test('closing what is saved asks nothing', async () => {
  const { portal } = await open();
  press('Save');
  await isClosed();
  expect(portal.path()).toBe('/skills?page=2');
  expect(portal.questions).toEqual([]);
});

test('changes of the screen below are not lost by closing, hence not asked about', async () => {
  const { portal } = await open({ text: '', hasDraft: true });
  act(() => window.history.back());
  await isClosed();
  expect(portal.questions).toEqual([]);
});

test('the address may change beside an open pop-up', async () => {
  const { portal } = await open();
  act(() => navigate('/skills?adding=true'));
  expect(portal.path()).toBe('/skills?adding=true');
  expect(portal.questions).toEqual([]);
});

describe('Yes to a question whose reason has gone meanwhile', () => {
  /** Leaves the pop-up; while its question is open, something happens; then the user says Yes. */
  const leave = async (by: () => void, meanwhile: () => void) => {
    const happens = [meanwhile];
    const agree = () => {
      happens.pop()?.();
      return true;
    };
    const { portal } = await open({ agree });
    by();
    await waitFor(() => expect(portal.questions).toHaveLength(1));
    // Answered after the first one.
    await act(async () => void (await confirmDiscard()));
    return portal;
  };

  test('does not go back once more after the pop-up has closed', async () => {
    const go = jest.spyOn(window.history, 'go');
    const portal = await leave(
      () => press('Close'),
      () => press('Save'),
    );
    await isClosed();
    expect(go.mock.calls).toEqual([[-1]]);
    expect(portal.path()).toBe('/skills?page=2');
    go.mockRestore();
  });

  test('does not leave another place that was opened', async () => {
    const portal = await leave(
      () => act(() => navigate('/skills')),
      () => act(() => navigate('/skills?page=3', { skipConfirm: true })),
    );
    expect(portal.path()).toBe('/skills?page=3');
  });

  test('leaves the pop-up open if its text is saved or gone', async () => {
    const portal = await leave(
      () => press('Close'),
      () => fireEvent.change(screen.getByLabelText('Skill'), { target: { value: '' } }),
    );
    expect(portal.path()).toBe('/skills?page=2&adding=true');
  });
});
