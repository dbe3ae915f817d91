import type { FindResult } from '@skills-architect/contracts';
import { personaFind } from '@skills-architect/contracts/personas';
import { listRecentPlaces } from '@skills-architect/contracts/portal';
import { answer, aUser, deferAnswer, refuse } from '@skills-architect/portal-kit/testing';
import { Button, Dialog, Page } from '@skills-architect/ui-kit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { anArea, aRoute, aTile } from '../areas/area.fixtures';
import { Frame } from '../frame/frame';
import { renderShell } from '../testing/render-shell';

jest.mock('../areas/federation', () => ({ fetchArea: () => new Promise(() => {}) }));

const STAFF = [2, 4] as const;
const areas = [
  anArea('personas', {
    routes: [aRoute('/personas', [1, 2]), aRoute('/persona/edit/{id}', [1, 2])],
    menu: [aTile('/personas', 'Define Client Personas', { types: [1, 2] })],
    find: { noun: 'Personas', path: personaFind.path, types: [1, 2] },
  }),
  anArea('skills', {
    routes: [aRoute('/skill/search', STAFF)],
    menu: [aTile('/skill/search', 'Manage Skills', { types: STAFF })],
  }),
];
const persona: FindResult = { noun: 'Personas', id: 7, name: 'Tour Planner', hint: 'Yard', to: '/persona/edit/7' };
const ofAreaOff: FindResult = { noun: 'Skills', id: 3, name: 'Planning', to: '/skill/edit/3' };
const show = (userType: 1 | 2, clientId: number | null, content?: ReactNode) =>
  renderShell(
    <>
      <Frame />
      {content}
    </>,
    {
      areas,
      user: aUser({ userType }),
      clients: [
        { clientId: 1, clientName: 'Acme' },
        { clientId: 2, clientName: 'Bolt' },
      ],
      clientId,
      answers: [answer(personaFind, { results: [persona, ofAreaOff] })],
    },
  );
const open = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

test('Ctrl K finds and opens screens and personas of the selected client', async () => {
  const { person, portal } = show(1, 1);
  open();
  await screen.findByRole('combobox', { name: 'Go to' });
  expect(options()).toEqual(['Home', 'Define Client Personas', 'Keyboard shortcuts']);
  await person.keyboard('pla');
  await waitFor(() => expect(options()).toEqual(['Tour PlannerPersonas · Yard']));
  expect(portal.requests.at(-1)?.query).toEqual({ text: 'pla', clientId: '1' });
  await person.keyboard('{Enter}');
  expect(portal.path()).toBe('/persona/edit/7');
  expect(screen.queryByRole('combobox', { name: 'Go to' })).not.toBeInTheDocument();
});

const type = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Go to' }), { target: { value } });
const foundPersonas = { results: [persona] };

/** Palette with pending searches and fake timers. */
const showSlow = async () => {
  const rendered = show(1, 1);
  const slow = deferAnswer(answer(personaFind, foundPersonas));
  rendered.portal.answer(slow);
  open();
  await screen.findByRole('combobox', { name: 'Go to' });
  jest.useFakeTimers();
  const searchedNames = () =>
    rendered.portal.requests.filter(({ call }) => call === personaFind.path).map(({ query }) => query.text);
  return { ...rendered, slow, searchedNames };
};

describe('while searches are slow', () => {
  afterEach(() => jest.useRealTimers());

  test('searches at once, then for the latest text only; an earlier Enter acts on its result', async () => {
    const { portal, slow, searchedNames } = await showSlow();
    for (const text of ['to', 'tou', 'tour']) type(text);
    await act(async () => {});
    expect(searchedNames()).toEqual(['to']);
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Go to' }), { key: 'Enter' });
    slow.go();
    jest.useRealTimers();
    await waitFor(() => expect(portal.path()).toBe('/persona/edit/7'));
    expect(searchedNames()).toEqual(['to', 'tour']);
  });

  test('aborts a search that delays the next text for too long', async () => {
    const { searchedNames } = await showSlow();
    for (const text of ['to', 'tour']) type(text);
    await act(async () => jest.advanceTimersByTime(99));
    expect(searchedNames()).toEqual(['to']);
    await act(async () => jest.advanceTimersByTime(1));
    expect(searchedNames()).toEqual(['to', 'tour']);
  });
});

test('results stay until those of the next text arrive, and disappear when the text is cleared', async () => {
  const { person, portal } = show(1, 1);
  open();
  await screen.findByRole('combobox', { name: 'Go to' });
  await person.keyboard('to');
  await waitFor(() => expect(options()).toEqual(['Tour PlannerPersonas · Yard']));
  const slow = deferAnswer(answer(personaFind, { results: [{ ...persona, name: 'Tour Guide' }] }));
  portal.answer(slow);
  await person.keyboard('u');
  await waitFor(() => expect(portal.requests.at(-1)?.query).toMatchObject({ text: 'tou' }));
  expect(options()).toEqual(['Tour PlannerPersonas · Yard']);
  await act(async () => slow.go());
  await waitFor(() => expect(options()).toEqual(['Tour GuidePersonas · Yard']));
  portal.answer(deferAnswer(answer(personaFind, foundPersonas)));
  await person.keyboard('{Backspace}{Backspace}{Backspace}ya');
  await waitFor(() => expect(portal.requests.at(-1)?.query).toMatchObject({ text: 'ya' }));
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('offers only screens of the user’s type, and asks for a client where one is needed', async () => {
  const { person, portal } = show(2, null);
  portal.answer(answer(personaFind, { results: [], needsClient: true }));
  await person.click(screen.getByRole('button', { name: /Go to/ }));
  await screen.findByRole('combobox', { name: 'Go to' });
  expect(options()).toEqual(['Home', 'Define Client Personas', 'Manage Skills', 'Keyboard shortcuts']);
  await person.keyboard('skills');
  await waitFor(() => expect(options()).toEqual(['Manage SkillsScreens', 'Select a client to find personas']));
  await person.click(screen.getByRole('option', { name: 'Select a client to find personas' }));
  expect(await screen.findByRole('dialog', { name: 'Select Client' })).toBeVisible();
});

test('names failed searches and shows the other results', async () => {
  const { person, portal } = show(1, 1);
  portal.answer(refuse(personaFind, 502, { error: 'The personas service cannot be reached right now.' }));
  open();
  await screen.findByRole('combobox', { name: 'Go to' });
  await person.keyboard('persona');
  expect(await screen.findByText('Personas could not be searched.')).toBeVisible();
  expect(options()).toEqual(['Define Client PersonasScreens']);
});

test('offers actions of the screen and recent records, and ranks them among the results', async () => {
  const onPress = jest.fn();
  const { person, portal } = show(
    1,
    1,
    <main>
      <Page title="Yard" action={<Button onClick={onPress}>Tour the yard</Button>} />
    </main>,
  );
  portal.answer(answer(listRecentPlaces, { places: [{ to: '/persona/edit/9', title: 'Yard Tour', kind: 'Persona' }] }));
  open();
  await screen.findByRole('combobox', { name: 'Go to' });
  await waitFor(() => expect(options().slice(0, 2)).toEqual(['Tour the yard', 'Yard TourPersona']));
  await person.keyboard('tour');
  await waitFor(() =>
    expect(options()).toEqual(['Tour the yardThis screen', 'Tour PlannerPersonas · Yard', 'Yard TourRecent · Persona']),
  );
  await person.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
});

function QuestionDialog() {
  const [isOpen, setOpen] = useState(true);
  return <Dialog open={isOpen} title="Delete Tour Planner?" onClose={() => setOpen(false)} />;
}

test('does not open while a question is open', async () => {
  const { person } = renderShell(
    <>
      <Frame />
      <QuestionDialog />
    </>,
    { areas, user: aUser({ userType: 2 }), clientId: 1 },
  );
  open();
  await act(async () => {});
  expect(screen.queryByRole('combobox', { name: 'Go to' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  open();
  expect(await screen.findByRole('combobox', { name: 'Go to' })).toBeVisible();
});
