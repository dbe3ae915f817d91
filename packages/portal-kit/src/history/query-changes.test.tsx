import { act, screen, waitFor } from '@testing-library/react';
import { useUnsavedChanges } from '../drafts/unsaved-changes';
import { renderScreen } from '../testing/index';
import { useQueryState } from './query-state';

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

function Comparison() {
  const [{ group }, change] = useQueryState({ group: 0 });
  useUnsavedChanges(true);
  return (
    <>
      <button type="button" onClick={() => change({ group: group + 1 }, { confirm: true })}>
        Next group
      </button>
      <button type="button" onClick={() => change({ group: 0 }, { confirm: true })}>
        First group
      </button>
    </>
  );
}

test.each([
  { agree: true, path: '/compare?group=1' },
  { agree: false, path: '/compare' },
])('a change that discards unsaved changes asks first; agreed: $agree', async ({ agree, path }) => {
  const { person, portal } = renderScreen(<Comparison />, { path: '/compare', agree });
  await person.click(screen.getByRole('button', { name: 'Next group' }));
  expect(portal.questions).toMatchObject([{ text: 'Proceed without saving changes?' }]);
  expect(portal.path()).toBe(path);
});

test.each([
  { agree: true, path: '/compare' },
  { agree: false, path: '/compare?group=1' },
])(
  'a change that closes something and discards unsaved changes asks first; agreed: $agree',
  async ({ agree, path }) => {
    const agreed = [true, agree];
    const { person, portal } = renderScreen(<Comparison />, { path: '/compare', agree: () => agreed.shift() === true });
    await person.click(screen.getByRole('button', { name: 'Next group' }));
    await waitFor(() => expect(portal.path()).toBe('/compare?group=1'));
    await person.click(screen.getByRole('button', { name: 'First group' }));
    expect(portal.questions).toHaveLength(2);
    await waitFor(() => expect(portal.path()).toBe(path));
  },
);

function Upload() {
  const [{ step }, change] = useQueryState({ step: '' });
  return (
    <>
      <output>{step}</output>
      {['', 'choose', 'files'].map((name) => (
        <button key={name} type="button" onClick={() => change({ step: name }, { isStep: name !== '' })}>
          {name || 'List'}
        </button>
      ))}
    </>
  );
}

test('a step of a pop-up that was opened by its own URL leaves no entry that Back would reopen', async () => {
  window.history.replaceState(null, '', '/before');
  const { portal } = renderScreen(<Upload />, { path: '/upload?step=files' });
  const entries = window.history.length;
  press('choose');
  expect(screen.getByRole('status')).toHaveTextContent('choose');
  press('files');
  expect(screen.getByRole('status')).toHaveTextContent('files');
  press('choose');
  expect(screen.getByRole('status')).toHaveTextContent('choose');
  expect(portal.path()).toBe('/upload?step=choose');
  expect(window.history.length).toBe(entries);
});
