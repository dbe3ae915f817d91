import type { JobState } from '@skills-architect/contracts';
import { getPersonaSource } from '@skills-architect/contracts/personas';
import { listJobs } from '@skills-architect/contracts/portal';
import {
  explainSuggestions,
  type LoggedSuggestion,
  listLoggedSuggestions,
  replaySuggestion,
} from '@skills-architect/contracts/roles';
import { useJobsOnScreen } from '@skills-architect/portal-kit/host';
import { answer } from '@skills-architect/portal-kit/testing';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { PERSONA, show } from './persona-form.fixtures';

const block = (text: string) => ({ kind: 'text' as const, text, depth: 0, page: 0 });
const source = {
  fileName: 'planner.docx',
  createdAt: '2026-03-02T09:00:00.000Z',
  blocks: [block('Job title: Tour Planner'), block('Plans tours. Free fruit.')],
  origins: {
    personaName: { kind: 'stated' as const, passages: [{ block: 0, start: 11, end: 23 }] },
    roleDescription: { kind: 'stated' as const, passages: [{ block: 1, start: 0, end: 12 }] },
  },
};
const reasons = answer(explainSuggestions, {
  text: 'Plans tours.',
  reasons: [
    {
      roleId: 3,
      roleName: 'Transport Planner',
      parts: { title: 1, words: 0.5, duties: 0, skills: 0, level: 0.5, chosen: 0 },
      title: { name: 'route planner', alternative: true, similarity: 0.8 },
      chosen: null,
      words: [{ term: 'tours', share: 0.7, spans: [{ start: 6, end: 11 }] }],
      skills: [],
      sentences: [],
    },
  ],
});
const open = async (storedSource: typeof source | null) => {
  const shown = show('/persona/edit/12/false');
  shown.portal.answer(answer(getPersonaSource, { source: storedSource }), reasons);
  await shown.person.click(await screen.findByRole('button', { name: 'Source' }));
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: 'Source of Tour Planner' })) };
};

test('a persona shows the document it was created from, with the passages of its fields', async () => {
  const { dialog, portal } = await open(source);
  expect(await dialog.findByText(/^planner\.docx, Mar 2, 2026/)).toBeVisible();
  expect(dialog.getByText('Tour Planner', { selector: 'mark' })).toHaveAttribute('title', 'Persona Name');
  expect(dialog.getByText('Plans tours.', { selector: 'mark' })).toHaveAttribute('title', 'Role Description');
  expect(portal.path()).toBe('/persona/edit/12/false?source=document');
});

test('a persona shows why its industry role matches its saved description', async () => {
  const { dialog, person, portal } = await open(null);
  expect(await dialog.findByText(/^No document is kept for this persona/)).toBeVisible();
  await person.click(dialog.getByRole('tab', { name: 'Why this role' }));
  expect(await dialog.findByText('Nearest alternative name: route planner (very near)')).toBeVisible();
  expect(dialog.getByText('tours', { selector: 'mark' })).toBeVisible();
  const sent = portal.requests.find(({ call }) => call === explainSuggestions.path);
  expect(sent?.body).toEqual({
    clientId: 1,
    roleIds: [3],
    request: {
      personaName: PERSONA.personaName,
      groupName: 'Operations',
      roleDescription: 'Plans tours.',
      rolesAndResponsibilities: 'Plan|Inform',
    },
  });
});

const SUGGESTION: LoggedSuggestion = {
  id: 'a',
  kind: 'role',
  clientId: 1,
  subject: 'persona 12',
  at: '2026-03-02T09:00:00.000Z',
  by: 2,
  library: { step: 7 },
  matcher: 'roles 1',
  model: null,
  input: {},
  inputHash: 'b',
  evidence: [
    { roleId: 3, roleName: 'Transport Planner' },
    { roleId: 4, roleName: 'Driver' },
  ],
  decisions: [{ chosen: [4], by: 2, userName: 'Ada', at: '2026-03-02T09:05:00.000Z' }],
};
const aReplay = (status: JobState['status'], more: Partial<JobState> = {}): JobState => ({
  token: 'replay',
  kind: 'suggestion-replay',
  title: 'Suggesting again for Tour Planner',
  userId: 1,
  status,
  entity: 'steps',
  step: 'Step',
  itemsTotal: 4,
  itemsDone: 1,
  cancellable: true,
  ...more,
});
/** Opens the suggestions, of which the first was or is being made again, with its job. */
const openSuggestions = async (again: Partial<LoggedSuggestion> = {}, jobs: JobState[] = []) => {
  const shown = await open(null);
  shown.portal.answer(
    answer(listLoggedSuggestions, { suggestions: [{ ...SUGGESTION, ...again }] }),
    answer(listJobs, { jobs }),
  );
  for (const job of jobs) shown.portal.push('job', { ...job });
  await shown.person.click(shown.dialog.getByRole('tab', { name: 'Suggestions' }));
  await shown.dialog.findByText('Suggested: Transport Planner, Driver');
  return shown;
};
const REPLAY = { isSame: null, notes: ['The word vectors are gone.'], evidence: [], at: '2026-11-02T09:00:00.000Z' };

test('suggestions of a persona have an address, and show who chose what', async () => {
  const { dialog, portal } = await openSuggestions();
  expect(dialog.getByText(/^Chosen by Ada, .*: Driver \(number 2\)$/)).toBeVisible();
  expect(dialog.getByText('Matcher roles 1 · no language model · library update 7')).toBeVisible();
  expect(dialog.queryByRole('status')).toBeNull();
  expect(portal.path()).toBe('/persona/edit/12/false?source=suggestions');
});

test('a suggestion is made again by a job, whose result is shown when it ends', async () => {
  const { dialog, person, portal } = await openSuggestions();
  portal.answer(
    answer(replaySuggestion, { isSame: null, notes: [], evidence: [], jobToken: 'replay' }),
    answer(listLoggedSuggestions, { suggestions: [{ ...SUGGESTION, replayToken: 'replay' }] }),
    answer(listJobs, { jobs: [aReplay('running')] }),
  );
  await person.click(dialog.getByRole('button', { name: 'Suggest Again' }));
  expect(await dialog.findByRole('progressbar', { name: 'Suggesting again' })).toHaveAttribute('aria-valuenow', '1');
  expect(portal.requests.find(({ call }) => call === replaySuggestion.path)?.body).toEqual({ id: 'a', byJob: true });
  const made = { ...SUGGESTION, replayToken: 'replay', replay: { ...REPLAY, jobToken: 'replay' } };
  portal.answer(answer(listLoggedSuggestions, { suggestions: [made] }));
  portal.push('job', { ...aReplay('done') });
  portal.push('changed', { resource: 'suggestions' });
  expect(await dialog.findByRole('status')).toHaveTextContent(
    /^It cannot be repeated\. The word vectors are gone\. Made again Nov 2, 2026/,
  );
  expect(dialog.queryByRole('progressbar', { name: 'Suggesting again' })).toBeNull();
});

test('a job that makes a suggestion again is found after a reload', async () => {
  const { dialog, portal } = await openSuggestions({ replayToken: 'replay' }, [aReplay('running')]);
  expect(dialog.getByRole('progressbar', { name: 'Suggesting again' })).toBeVisible();
  portal.push('job', { ...aReplay('done') });
  await waitFor(() => expect(dialog.queryByRole('progressbar', { name: 'Suggesting again' })).toBeNull());
});

test('the former result is not shown as the new one before the suggestion is read again', async () => {
  const former = { ...REPLAY, jobToken: 'former' };
  const { dialog, portal } = await openSuggestions({ replayToken: 'replay', replay: former }, [aReplay('done')]);
  expect(dialog.getByRole('button', { name: /Suggest Again/ })).toHaveAttribute('aria-busy', 'true');
  expect(dialog.queryByRole('status')).toBeNull();
  const made = { ...SUGGESTION, replayToken: 'replay', replay: { ...former, isSame: true, jobToken: 'replay' } };
  portal.answer(answer(listLoggedSuggestions, { suggestions: [made] }));
  portal.push('changed', { resource: 'suggestions' });
  expect(await dialog.findByRole('status')).toHaveTextContent(/^The same is suggested again\./);
});

test('the job tray has no second display of a job that makes a suggestion again', async () => {
  await openSuggestions({ replayToken: 'replay' }, [aReplay('running')]);
  const tray = renderHook(() => useJobsOnScreen(({ tokens }) => tokens));
  expect([...tray.result.current]).toEqual(['replay']);
});

test('a service that runs no job answers with the result', async () => {
  const { dialog, person, portal } = await openSuggestions();
  portal.answer(answer(replaySuggestion, { isSame: false, notes: [], evidence: [] }));
  await person.click(dialog.getByRole('button', { name: 'Suggest Again' }));
  expect(await dialog.findByRole('status')).toHaveTextContent('The result differs.');
});

test('making a suggestion again reads the suggestions anew, and nothing else of industry roles', async () => {
  const { dialog, person, portal } = await openSuggestions();
  await person.click(dialog.getByRole('tab', { name: 'Why this role' }));
  await dialog.findByText('tours', { selector: 'mark' });
  await person.click(dialog.getByRole('tab', { name: 'Suggestions' }));
  const countOf = (path: string) => portal.requests.filter(({ call }) => call === path).length;
  const [listed, explained] = [countOf(listLoggedSuggestions.path), countOf(explainSuggestions.path)];
  portal.answer(answer(replaySuggestion, { isSame: false, notes: [], evidence: [] }));
  await person.click(dialog.getByRole('button', { name: 'Suggest Again' }));
  await dialog.findByRole('status');
  await waitFor(() => expect(countOf(listLoggedSuggestions.path)).toBeGreaterThan(listed));
  await person.click(dialog.getByRole('tab', { name: 'Why this role' }));
  await dialog.findByText('tours', { selector: 'mark' });
  expect(countOf(explainSuggestions.path)).toBe(explained);
});

test('when a suggestion cannot be made again, the reason is said', async () => {
  const { dialog, person, portal } = await openSuggestions();
  portal.answer(
    answer(replaySuggestion, { isSame: null, notes: [], evidence: [], jobToken: 'replay' }),
    answer(listJobs, { jobs: [aReplay('failed', { errorMessage: 'The server has no memory left.' })] }),
  );
  await person.click(dialog.getByRole('button', { name: 'Suggest Again' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('The server has no memory left.'));
});
