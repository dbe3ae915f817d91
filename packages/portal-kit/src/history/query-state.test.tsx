import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../testing/index';
import { navigate } from './portal-history';
import { nameList, typedText } from './query-fields';
import { useQueryState } from './query-state';

function List() {
  const [state, change] = useQueryState({ text: typedText, groups: [], page: 1, archived: false, opened: 0 });
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <button type="button" onClick={() => change({ page: 3 })}>
        Page 3
      </button>
      <button type="button" onClick={() => change({ groups: [4, 9] })}>
        Groups
      </button>
      <button type="button" onClick={() => change({ opened: 7 })}>
        Open
      </button>
      <button type="button" onClick={() => change({ opened: 0 })}>
        Close
      </button>
      <button type="button" onClick={() => change({ archived: !state.archived })}>
        Archive
      </button>
      <input aria-label="Search" value={state.text} onChange={(event) => change({ text: event.target.value })} />
      <button type="button" onClick={() => change({ text: '', groups: [] })}>
        Clear
      </button>
    </>
  );
}

function LetterList() {
  const [{ letter }, change] = useQueryState({ letter: '' });
  return (
    <>
      <button type="button" onClick={() => change({ letter: letter ? '' : 'a' })}>
        Letter
      </button>
      <button type="button" onClick={() => change({ letter: 'ab' })}>
        Next
      </button>
    </>
  );
}

const state = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

test.each([
  ['', { text: '', groups: [], page: 1, archived: false, opened: 0 }],
  [
    '?text=data&groups=4&groups=9&page=2&archived=true',
    { text: 'data', groups: [4, 9], page: 2, archived: true, opened: 0 },
  ],
  ['?page=-3', { text: '', groups: [], page: 1, archived: false, opened: 0 }],
  ['?page=2.9', { text: '', groups: [], page: 2, archived: false, opened: 0 }],
  ['?page=1e300', { text: '', groups: [], page: 1_000_000, archived: false, opened: 0 }],
  ['?opened=7', { text: '', groups: [], page: 1, archived: false, opened: 7 }],
  ['?opened=1.5', { text: '', groups: [], page: 1, archived: false, opened: 0 }],
  ['?opened=-1', { text: '', groups: [], page: 1, archived: false, opened: -1 }],
  ['?opened=-7', { text: '', groups: [], page: 1, archived: false, opened: 0 }],
  ['?opened=1e300', { text: '', groups: [], page: 1, archived: false, opened: 0 }],
  ['?groups=1.5&groups=-2&groups=9', { text: '', groups: [9], page: 1, archived: false, opened: 0 }],
  ['?page=many&groups=x&groups=7', { text: '', groups: [7], page: 1, archived: false, opened: 0 }],
])('reads %s', (search, expected) => {
  renderScreen(<List />, { path: `/list${search}` });
  expect(state()).toEqual(expected);
});

test('writes values that differ from the defaults, and keeps other parameters', () => {
  const { portal } = renderScreen(<List />, { path: '/list?tab=two' });
  press('Groups');
  expect(portal.path()).toBe('/list?tab=two&groups=4&groups=9');
  press('Clear');
  expect(portal.path()).toBe('/list?tab=two');
});

test('returns to the first page when a filter changes', () => {
  const { portal } = renderScreen(<List />, { path: '/list' });
  press('Page 3');
  expect(portal.path()).toBe('/list?page=3');
  press('Groups');
  expect(portal.path()).toBe('/list?groups=4&groups=9');
});

test('follows a shared link or Back', () => {
  renderScreen(<List />, { path: '/list' });
  act(() => navigate('/list?text=soil'));
  expect(state()).toMatchObject({ text: 'soil' });
});

const goBack = async (path: string, portal: { path: () => string }) => {
  act(() => window.history.back());
  await waitFor(() => expect(portal.path()).toBe(path));
};

test('Back undoes each change: the page, a filter, typed text', async () => {
  const { person, portal } = renderScreen(<List />, { path: '/list' });
  await person.type(screen.getByLabelText('Search'), 'soil');
  press('Groups');
  press('Page 3');
  expect(portal.path()).toBe('/list?text=soil&groups=4&groups=9&page=3');
  await goBack('/list?text=soil&groups=4&groups=9', portal);
  await goBack('/list?text=soil', portal);
  await goBack('/list', portal);
  expect(state()).toMatchObject({ text: '', groups: [], page: 1 });
});

test.each([
  ['Open', 'Close'],
  ['Archive', 'Archive'],
])('Back closes a pop-up opened by %s, and does not reopen one closed by %s', async (open, close) => {
  const { portal } = renderScreen(<List />, { path: '/list' });
  press('Groups');
  press(open);
  press(close);
  await waitFor(() => expect(portal.path()).toBe('/list?groups=4&groups=9'));
  press(open);
  await goBack('/list?groups=4&groups=9', portal);
  await goBack('/list', portal);
});

function SlowList({ save }: { save: Promise<void> }) {
  const [, change] = useQueryState({ opened: 0 });
  return (
    <button type="button" onClick={() => void save.then(() => change({ opened: 7 }))}>
      Save
    </button>
  );
}

const startSaving = () => {
  let finish = () => {};
  const save = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const shown = renderScreen(<SlowList save={save} />, { path: '/list' });
  press('Save');
  return { ...shown, finish: () => act(async () => finish()) };
};

test('a change after a wait is written on the same screen', async () => {
  const { portal, finish } = startSaving();
  await finish();
  expect(portal.path()).toBe('/list?opened=7');
});

test('a change after the user has left is not written into the address of another screen', async () => {
  const { portal, finish } = startSaving();
  act(() => navigate('/other'));
  await finish();
  expect(portal.path()).toBe('/other');
});

test('nor into the address of the same screen opened again', async () => {
  const { portal, finish, unmount } = startSaving();
  unmount();
  await finish();
  expect(portal.path()).toBe('/list');
});

test('closing twice at once goes back once', async () => {
  renderScreen(<List />, { path: '/list' });
  press('Groups');
  press('Open');
  const go = jest.spyOn(window.history, 'go');
  act(() => {
    screen.getByRole('button', { name: 'Close' }).click();
    screen.getByRole('button', { name: 'Close' }).click();
  });
  await waitFor(() => expect(state()).toMatchObject({ opened: 0, groups: [4, 9] }));
  expect(go).toHaveBeenCalledTimes(1);
  go.mockRestore();
});

function Filters() {
  const [{ text, names }, change] = useQueryState({ text: typedText, names: nameList });
  return (
    <>
      <input aria-label="Search" value={text} onChange={(event) => change({ text: event.target.value })} />
      <button type="button" onClick={() => change({ names: [...names, names.length ? 'b, c' : 'a'] })}>
        Add
      </button>
    </>
  );
}

test('Back undoes each choice of names beside a text that is typed', async () => {
  const { person, portal } = renderScreen(<Filters />, { path: '/list' });
  await person.type(screen.getByLabelText('Search'), 'soil');
  press('Add');
  press('Add');
  expect(portal.path()).toBe('/list?text=soil&names=a&names=b%2C+c');
  await goBack('/list?text=soil&names=a', portal);
  await goBack('/list?text=soil', portal);
  await goBack('/list', portal);
});

test('choosing a text adds a history entry, and closing it goes back', async () => {
  const { portal } = renderScreen(<LetterList />, { path: '/list' });
  press('Letter');
  press('Letter');
  await waitFor(() => expect(portal.path()).toBe('/list'));
  press('Letter');
  press('Next');
  await goBack('/list?letter=a', portal);
  await goBack('/list', portal);
});
