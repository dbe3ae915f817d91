import { createPersona } from '@skills-architect/contracts/personas';
import { explainSuggestions, getRole, suggestRoles } from '@skills-architect/contracts/roles';
import { aRole, STAMP } from '@skills-architect/contracts/testing';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fillGroup, notificationTexts, PERSONA, ROLE, type Shown, sentBody, show } from './persona-form.fixtures';

const parts = { title: 1, words: 0.4, duties: 0.3, skills: 0.2, level: 0.5, chosen: 0 };
const suggestion = { roleId: 3, roleName: 'Transport Planner', score: 2.4, parts };
const suggestionAnswer = (confidence: 'clear' | 'no close role') =>
  answer(suggestRoles, {
    suggestions: [{ roles: [{ ...suggestion, confidence }], elsewhere: [] }],
    index: { revision: 1, asOf: null, isCurrent: true, vectors: { embedded: 1200, records: 3007 } },
  });
const planner = {
  ...aRole(3, { ...ROLE, leadershipRole: { leadershipRoleId: 2, leadershipRoleName: 'Team Lead' } }),
  alternativeNames: [],
  roleDescription: '',
  roleandResponsibilities: '',
  rev: 0,
  created: STAMP,
  updated: STAMP,
};

const ask = async ({ person }: Shown) => person.click(await screen.findByRole('button', { name: 'Get Suggestions' }));
const fillName = ({ person }: Shown) =>
  person.type(screen.getByRole('textbox', { name: /Persona Name/ }), 'Tour Planner');

test('reports missing input without a request', async () => {
  const shown = show('/persona/add');
  await ask(shown);
  await fillGroup(shown);
  await ask(shown);
  expect(notificationTexts(shown)).toEqual([
    'Group Name & Client Persona cannot be empty!',
    'Client Persona cannot be empty!',
  ]);
  expect(sentBody(shown, suggestRoles)).toBeUndefined();
});

test('marks the fields that are missing for suggestions', async () => {
  const shown = show('/persona/add');
  await fillName(shown);
  await ask(shown);
  expect(await screen.findByText('Group name is required')).toBeVisible();
  expect(screen.queryByText('Persona name is required')).toBeNull();
  await fillGroup(shown);
  await waitFor(() => expect(screen.queryByText('Group name is required')).toBeNull());
});

test('a suggestion fills the pickers and is saved', async () => {
  const shown = show('/persona/add');
  shown.portal.answer(suggestionAnswer('clear'), answer(getRole, planner), answer(createPersona, PERSONA));
  await fillGroup(shown);
  await fillName(shown);
  await ask(shown);
  await shown.person.click(await screen.findByRole('button', { name: 'Transport Planner', pressed: false }));
  expect(await screen.findByRole('button', { name: 'Transport Planner', pressed: true })).toBeVisible();
  expect(screen.getByText(/^The library is still being prepared .*\(1,200 of 3,007 roles\)/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Industry' })).toHaveValue('Logistics');
  expect(sentBody(shown, suggestRoles)?.body).toMatchObject({
    clientId: 1,
    roleSuggestionsRequest: [{ personaName: 'Tour Planner', groupName: 'Operations' }],
  });
  await shown.person.click(screen.getByRole('button', { name: 'Add Persona' }));
  await screen.findByRole('dialog', { name: 'Persona Creation Successful!' });
  expect(sentBody(shown, createPersona)?.body).toMatchObject({ industryRoleId: 3, leadershipRoleId: 2 });
});

test('the reasons are those for the description that the roles were suggested for', async () => {
  const shown = show('/persona/add');
  const why = { roleId: 3, roleName: 'Transport Planner', parts, chosen: null, words: [], skills: [], sentences: [] };
  const title = { name: 'route planner', alternative: true, similarity: 0.8 };
  shown.portal.answer(
    suggestionAnswer('clear'),
    answer(explainSuggestions, { text: '', reasons: [{ ...why, title }] }),
  );
  await fillGroup(shown);
  await fillName(shown);
  await ask(shown);
  await shown.person.click(await screen.findByRole('button', { name: 'Why these roles' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Why these roles' }));
  expect(await dialog.findByText('Nearest alternative name: route planner (very near)')).toBeVisible();
  expect(sentBody(shown, explainSuggestions)?.body).toMatchObject({
    request: { personaName: 'Tour Planner', groupName: 'Operations' },
    roleIds: [3],
  });
});

test('the nearest roles are marked when none is close, and can be chosen', async () => {
  const shown = show('/persona/add');
  shown.portal.answer(suggestionAnswer('no close role'));
  await fillGroup(shown);
  await fillName(shown);
  await ask(shown);
  expect(await screen.findByText(/^No close role in this library\. These are the nearest\.$/)).toBeVisible();
  expect(screen.getByText('not close')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Transport Planner' })).toBeEnabled();
});

test('says when no role fits', async () => {
  const shown = show('/persona/add');
  shown.portal.answer(answer(suggestRoles, { suggestions: [{ roles: [], elsewhere: [] }] }));
  await fillGroup(shown);
  await fillName(shown);
  await ask(shown);
  expect(notificationTexts(shown)).toEqual(['No suggestions found!']);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('a failure is shown, and Retry asks again', async () => {
  const shown = show('/persona/add');
  shown.portal.answer(refuse(suggestRoles, 500, { code: 'failed', error: 'The roles could not be compared.' }));
  await fillGroup(shown);
  await fillName(shown);
  await ask(shown);
  expect(await screen.findByText('The roles could not be compared.')).toBeVisible();
  expect(notificationTexts(shown)).toEqual(['No suggestions found!']);
  shown.portal.answer(suggestionAnswer('clear'));
  await shown.person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Transport Planner', pressed: false })).toBeVisible();
  expect(screen.queryByText('The roles could not be compared.')).toBeNull();
});
