import { explainSuggestions } from '@skills-architect/contracts/roles';
import { answer, deferAnswer, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen } from '@testing-library/react';
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

test('says of a role that is called possible because no other is suggested, why it is called so', async () => {
  const role = { roleId: 3, roleName: 'Transport Planner', confidence: 'several similar' as const };
  const reasons = { ...REASONS, roleId: 3 };
  renderScreen(<RoleReasons clientId={1} request={{ personaName: 'Tour Planner' }} roles={[role]} />, {
    answers: [answer(explainSuggestions, { text: 'Plans the tours.', reasons: [reasons] })],
  });
  expect(await screen.findByText(/^No other role is suggested, .* called 'possible'\.$/)).toBeVisible();
});

test('says of the chosen role what the log says of the language', async () => {
  const reasons = { ...REASONS, unmeasuredLanguage: 'de' };
  const role = { roleId: 3, roleName: 'Transport Planner' };
  renderScreen(<RoleReasons clientId={1} request={{ personaName: 'Tourenplaner' }} roles={[role]} />, {
    answers: [answer(explainSuggestions, { text: 'Plant die Touren.', reasons: [reasons] })],
  });
  expect(await screen.findByText(/The description is in German, .* called 'possible' at most/)).toBeVisible();
});

test('says of the role that was suggested for a text in another language that this was not measured', async () => {
  const { person } = renderScreen(
    <RoleReasons
      clientId={1}
      request={{ personaName: 'Tourenplaner' }}
      roles={[
        { roleId: 3, roleName: 'Transport Planner', unmeasuredLanguage: 'de' },
        { roleId: 4, roleName: 'Driver' },
      ]}
    />,
    {
      answers: [
        answer(explainSuggestions, { text: 'Plant die Touren.', reasons: [REASONS, { ...REASONS, roleId: 4 }] }),
      ],
    },
  );
  const notMeasured = /The description is in German. .* called 'possible' at most/;
  expect(await screen.findByText(notMeasured)).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'Driver' }));
  expect(screen.queryByText(notMeasured)).toBeNull();
});
