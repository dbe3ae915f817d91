import { getRowMapping } from '@skills-architect/contracts/personas';
import { answer } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { aSkill } from '../persona-skills/persona-skills.fixtures';
import { all, answerRows, engineer, row, savedBodies, saving, show } from './role-selection.fixtures';

const mapping = answer(getRowMapping, ({ params }) => {
  const rowId = Number(params.skillSubject.slice('row-'.length));
  const skills = rowId === 1 ? [aSkill(1, 'SQL'), aSkill(2, 'Python')] : [aSkill(1, 'SQL')];
  return {
    rowId,
    importTokenId: 'token',
    clientId: 1,
    rev: 1,
    state: 'not started' as const,
    skills,
    excludedRoleSkills: [],
    personaName: all.find((candidate) => candidate.rowId === rowId)?.personaName ?? '',
    groupName: 'Data',
    roleDescription: '',
    rolesResponsibilities: '',
    industryRole: { roleId: rowId + 10, roleName: 'A role' },
  };
});

test('compares client roles before their personas exist, and returns to the table', async () => {
  const { person, portal } = show([saving, mapping]);
  const first = await row('Data Engineer');
  expect(first.getByRole('checkbox')).toBeDisabled();
  await person.click(first.getByRole('button', { name: 'Engineer of data' }));
  await person.click(first.getByRole('checkbox'));
  const compare = screen.getByRole('button', { name: 'Compare Persona' });
  expect(compare).toHaveAccessibleDescription('Tick two to four client roles');
  const second = await row('Analyst');
  await person.click(second.getByRole('button', { name: 'Sales analyst' }));
  await person.click(second.getByRole('checkbox'));
  await person.click(second.getByRole('button', { name: 'Clear Industry role for Analyst' }));
  expect(compare).toHaveAccessibleDescription('Tick two to four client roles');
  await person.click(second.getByRole('button', { name: 'Sales analyst' }));
  await person.click(compare);
  expect(await screen.findByRole('columnheader', { name: /Data Engineer/ })).toBeVisible();
  expect(savedBodies(portal)).toHaveLength(1);
  expect(await screen.findByRole('row', { name: /Python/ })).toBeVisible();
  await person.click(screen.getByRole('switch', { name: 'Shared skills only' }));
  expect(screen.queryByRole('row', { name: /Python/ })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /SQL/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Back to Role Selection' }));
  expect(await screen.findByRole('table', { name: 'Client roles' })).toBeVisible();
});

test('compares at most four rows', async () => {
  const five = [1, 2, 3, 4, 5].map((rowId) => ({
    ...engineer,
    rowId,
    personaName: `Engineer ${rowId}`,
    roleRecommendations: engineer.roleRecommendations.map((roleRecommendation, index) => ({
      ...roleRecommendation,
      isSelected: index === 0,
    })),
  }));
  const { person, portal } = show([answerRows(five), mapping]);
  await row('Engineer 1');
  for (const box of screen.getAllByRole('checkbox', { name: /^Select Engineer/ })) await person.click(box);
  await person.click(screen.getByRole('button', { name: 'Compare Persona' }));
  expect(portal.notifications.at(-1)?.text).toBe('Please select maximum of 4 personas');
});
