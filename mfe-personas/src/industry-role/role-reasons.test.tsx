import { explainSuggestions, type SaidOfRole } from '@skills-architect/contracts/roles';
import { answer, deferAnswer, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { RoleReasons } from './role-reasons';

const REASONS = {
  ...{ roleId: 3, roleName: 'Transport Planner', chosen: null },
  parts: { title: 1, words: 1, duties: 1, skills: 1, level: 0.5, chosen: 0 },
  title: { name: 'Transport Planner', alternative: false, similarity: 1 },
  ...{ words: [], skills: [], sentences: [] },
};

test('reasons that take long are explained with Retry after ten seconds, and shown when they come', async () => {
  jest.useFakeTimers();
  const late = deferAnswer(answer(explainSuggestions, { text: 'Plans the tours.', reasons: [] }));
  renderScreen(
    <RoleReasons
      clientId={1}
      request={{ personaName: 'Tour Planner' }}
      roles={[{ roleId: 3, roleName: 'Transport Planner' }]}
    />,
    { answers: [late] },
  );
  await act(() => jest.advanceTimersByTimeAsync(9000));
  expect(screen.getByLabelText('Loading the reasons')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText(/^This takes longer than usual/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  expect(screen.queryByLabelText('Loading the reasons')).toBeNull();
  await act(async () => late.go());
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText('Plans the tours.')).toBeVisible();
  jest.useRealTimers();
});

const TO_ENGLISH = { part: 'description', job: 'de', role: 'en' } as const;
const showReasons = (...suggestions: (SaidOfRole | undefined)[]) => {
  const reasons = suggestions.map((suggestion, at) => ({
    ...REASONS,
    roleId: 3 + at,
    ...(suggestion && { suggestion }),
  }));
  const roles = reasons.map(({ roleId }, at) => ({ roleId, roleName: at ? 'Driver' : 'Transport Planner' }));
  return renderScreen(<RoleReasons clientId={1} request={{ personaName: 'Tourenplaner' }} roles={roles} />, {
    answers: [answer(explainSuggestions, { text: 'Plant die Touren.', reasons })],
  });
};
const similar = { confidence: 'several similar', isOnly: false } as const;

test.each<[string, SaidOfRole, RegExp]>([
  [
    'because no other is suggested',
    { ...similar, isOnly: true },
    /^No other role is suggested, .* called 'possible'\.$/,
  ],
  [
    'for a text in another language',
    { ...similar, unmeasuredLanguage: 'de', languages: TO_ENGLISH },
    /^The description is in German, the roles are in English\. .* called 'possible' at most\.$/,
  ],
  [
    'by a log without the language of the roles',
    { ...similar, unmeasuredLanguage: 'de' },
    /^How often .* 'possible' at most\.$/,
  ],
  [
    'not close for a text in another language',
    { ...similar, confidence: 'no close role', languages: TO_ENGLISH },
    /^The description is in German, the roles are in English\. .* called not close/,
  ],
])('says why a role is called so: possible %s', async (_what, suggestion, reason) => {
  const { person } = showReasons(suggestion, { confidence: null, isOnly: false });
  expect(await screen.findByText(reason)).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'Driver' }));
  expect(screen.queryByText(reason)).toBeNull();
});

test.each<[string, SaidOfRole | undefined]>([
  ['that was not suggested', undefined],
  ['beside similar ones', similar],
  ['that is not close in its own language', { ...similar, confidence: 'no close role' }],
  [
    'with an earlier choice, for a text in another language',
    { ...similar, confidence: 'likely', languages: TO_ENGLISH },
  ],
])('says nothing of the word for a role %s', async (_what, suggestion) => {
  showReasons(suggestion);
  expect(await screen.findByText('Plant die Touren.')).toBeVisible();
  expect(screen.queryByText(/called|The description is in/)).toBeNull();
});

test('shows what the person wrote and what it was taken for', async () => {
  const reasons = {
    ...REASONS,
    title: { ...REASONS.title, reading: { writtenAs: 'Köchin (m/w/d)', readAs: 'cook' } },
    words: [
      { term: 'cook', writtenAs: 'Köchin', share: 0.6, spans: [] },
      { term: 'Menüs', share: 0.4, spans: [] },
    ],
  };
  renderScreen(
    <RoleReasons
      clientId={1}
      request={{ personaName: 'Köchin (m/w/d)' }}
      roles={[{ roleId: 3, roleName: 'Transport Planner' }]}
    />,
    { answers: [answer(explainSuggestions, { text: 'Schreibt Menüs.', reasons: [reasons] })] },
  );
  expect(await screen.findByText('“Köchin (m/w/d)” read as “cook”')).toBeVisible();
  const terms = within(screen.getByRole('list', { name: 'Strongest terms' })).getAllByRole('listitem');
  expect(terms.map(({ textContent }) => textContent)).toEqual(['cook (from Köchin)', 'Menüs']);
});
