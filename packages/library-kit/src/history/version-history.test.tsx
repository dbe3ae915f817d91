import type { RecordVersions } from '@skills-architect/contracts';
import { aPerson } from '@skills-architect/portal-kit/testing';
import { UiProvider } from '@skills-architect/ui-kit';
import { act, render, screen } from '@testing-library/react';
import { useVersionPage, VersionHistory } from './version-history';

const aVersion = (rev: number) => ({
  rev,
  at: `2026-03-0${rev + 1}T10:00:00.000Z`,
  user: { userId: 4, userName: 'Edda' },
  event: 'changed' as const,
  fields: [{ field: 'Name', value: `Name ${rev}` }],
});

type Restored = { rev: number };
type Restore = (input: { body: { rev: number; version: number } }) => Promise<Restored>;

interface HistoryProps {
  revs: number[];
  restore: Restore;
  isRunning?: boolean;
  isRefreshing?: boolean;
}

function History({ revs, restore, isRunning = false, isRefreshing = false }: HistoryProps) {
  const data: RecordVersions = { versions: revs.map(aVersion), older: null, total: revs.length };
  return (
    <VersionHistory
      name="SQL"
      rev={2}
      page={useVersionPage()}
      read={{ data, error: undefined, isLoading: false, isRefreshing, isPreviousData: false, retry: () => {} }}
      params={{ skillId: 1 }}
      restore={{ isRunning, run: restore }}
      form={{ isDirty: false, replaceWith: () => {} }}
      onClose={() => {}}
    />
  );
}

/** A history whose restores end when `answers` are called, in turn; neither record nor list is reread by itself. */
const showHistory = () => {
  const bodies: { rev: number; version: number }[] = [];
  const answers: { resolve: (answer: Restored) => void; reject: (failure: Error) => void }[] = [];
  const restore: Restore = ({ body }) =>
    new Promise((resolve, reject) => {
      bodies.push(body);
      answers.push({ resolve, reject });
    });
  const { rerender } = render(<History revs={[2, 1, 0]} restore={restore} />, { wrapper: UiProvider });
  const change = (state: Omit<HistoryProps, 'restore'>) => rerender(<History {...state} restore={restore} />);
  return { bodies, answers, change, person: aPerson() };
};

const button = (day: number) => screen.getByRole('button', { name: new RegExp(`^Restore the version of Mar ${day}`) });

test('Restore is busy until the list has the restored version, and no other version can be restored', async () => {
  const { bodies, answers, change, person } = showHistory();
  await person.click(button(1));
  change({ revs: [2, 1, 0], isRunning: true });
  expect(button(1)).toHaveAttribute('aria-busy', 'true');
  await person.click(button(1));
  await person.click(button(2));
  await act(async () => answers[0]?.resolve({ rev: 3 }));
  change({ revs: [2, 1, 0], isRefreshing: true });
  await person.click(button(1));
  expect(bodies).toEqual([{ rev: 2, version: 0 }]);
  change({ revs: [3, 2, 1, 0] });
  expect(button(1)).not.toHaveAttribute('aria-busy');
});

test('the next restore starts from the revision of the last one', async () => {
  const { bodies, answers, person } = showHistory();
  await person.click(button(1));
  await act(async () => answers[0]?.resolve({ rev: 3 }));
  await person.click(button(2));
  expect(bodies).toEqual([
    { rev: 2, version: 0 },
    { rev: 3, version: 1 },
  ]);
});

test('says which version is current again, and keeps the focus in the dialog', async () => {
  const { answers, person } = showHistory();
  await person.click(button(1));
  await act(async () => answers[0]?.resolve({ rev: 3 }));
  const told = await screen.findByText(/^The version of Mar 1.* is current again\.$/);
  expect(told).toHaveFocus();
});

test('a failed restore leaves the focus on its button', async () => {
  const { answers, change, person } = showHistory();
  await person.click(button(1));
  change({ revs: [2, 1, 0], isRunning: true });
  expect(button(1)).toHaveAttribute('aria-busy', 'true');
  await act(async () => answers[0]?.reject(new Error('Somebody else changed it')));
  change({ revs: [2, 1, 0] });
  expect(button(1)).not.toHaveAttribute('aria-busy');
  expect(button(1)).toHaveFocus();
  expect(screen.queryByText(/is current again/)).toBeNull();
});
