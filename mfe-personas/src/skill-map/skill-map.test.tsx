import { type SkillMap as Shown, skillMap } from '@skills-architect/contracts/personas';
import { answer, aUser, type FakeAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { manifest } from '../area';
import SkillMap from './skill-map';

const column = (skillId: number, skillName: string, personas: number) => ({
  skillId,
  skillName,
  skillCategory: 'Digital Tools',
  personas,
});
const company: Shown = {
  department: null,
  persona: null,
  totalColumns: 302,
  columns: [column(1, 'SQL', 6), column(2, 'Excel', 2)],
  rows: [
    { kind: 'department', id: 4, name: 'Data', personas: 5, cells: [[0, 5, 3.5]] },
    {
      kind: 'department',
      id: 5,
      name: 'Law',
      personas: 2,
      cells: [
        [0, 1, 0],
        [1, 2, 2],
      ],
    },
  ],
};
const department: Shown = {
  ...company,
  department: { personaGroupId: 4, personaGroupName: 'Data' },
  rows: [{ kind: 'persona', id: 12, name: 'Data Engineer', personas: 1, cells: [[0, 1, 4]] }],
};
const open = (answered: FakeAnswer, path = '/personas/skill-map') =>
  renderScreen(<SkillMap />, {
    manifest,
    path,
    user: aUser({ userType: 8 }),
    clients: [{ clientId: 1, clientName: 'Northwind' }],
    clientId: 1,
    answers: [answered],
  });

test('is read with the arrow keys; Enter zooms to the department, the path leads back', async () => {
  const { person, portal } = open(answer(skillMap, company));
  act(() => screen.getByRole('heading', { level: 1 }).focus());
  const map = await screen.findByRole('application', { name: /^Heat map/ });
  act(() => map.focus());
  await person.keyboard('{ArrowRight}');
  expect(screen.getByText('Data, SQL: 5 of 5 personas, level 3.5 on average.')).toBeVisible();
  await person.keyboard('{ArrowRight}');
  expect(screen.getByText('Data, Excel: not needed.')).toBeVisible();
  await person.keyboard('{ArrowDown}');
  expect(screen.getByText('Law, Excel: 2 of 2 personas, level 2 on average.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the list' })).toHaveAttribute(
    'href',
    '/personas?personaGroupId=5&skillId=2',
  );
  expect(screen.getByText(/300 others are needed less/)).toBeVisible();
  portal.answer(answer(skillMap, department));
  await person.keyboard('{ArrowUp}{Enter}');
  expect(portal.path()).toContain('department=4');
  await waitFor(() => expect(portal.requests.at(-1)?.query).toMatchObject({ personaGroupId: '4' }));
  await person.click(await screen.findByRole('button', { name: 'Whole company' }));
  expect(portal.path()).not.toContain('department');
});

test('the table has every cell, the most needed skills first', async () => {
  const { person, portal } = open(answer(skillMap, company), '/personas/skill-map?table=true');
  const rows = (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Data.*SQL.*5 of 5.*3\.5$/),
    expect.stringMatching(/^Law.*SQL.*1 of 2.*–$/),
    expect.stringMatching(/^Law.*Excel.*2 of 2.*2$/),
  ]);
  await person.click(screen.getByRole('button', { name: 'Data' }));
  expect(portal.path()).toContain('department=4');
});

test.each([
  [
    'a client without personas',
    answer(skillMap, { ...company, rows: [], columns: [] }),
    'This client has no personas yet',
  ],
  ['personas without skills', answer(skillMap, { ...company, columns: [] }), 'No skills are assigned here yet'],
  ['a failure', refuse(skillMap, 503, { error: 'Personas do not answer' }), 'Personas do not answer'],
])('says what is the matter with %s', async (_, answered, text) => {
  open(answered);
  expect(await screen.findByText(text)).toBeVisible();
});
