import {
  deleteSkill,
  getSkillTree,
  listSkillContent,
  mergeSkill,
  personasOfSkill,
  previewSkillMerge,
  restoreSkill,
  restoreSkillVersion,
  retireSkill,
  rolesOfSkill,
  searchSkills,
  summariseAssessments,
  updateSkill,
} from '@skills-architect/contracts/skills';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anItem, aRoleOfSkill, aSkill, aSummary } from '../skills.fixtures';
import { edit, ready } from './skill-form.fixtures';

describe('before a loss', () => {
  const used = [
    answer(rolesOfSkill, {
      roles: [aRoleOfSkill({ roleId: 9, roleName: 'Controller' })],
      leadershipRoles: [{ leadershipRoleId: 3, leadershipRoleName: 'Manager' }],
      total: 12,
    }),
    answer(listSkillContent, {
      contentDetailList: [anItem({ contentTitle: 'Budgets in a day', contentUrl: 'https://example.org/1' })],
      filters: { contentTypes: [], contentProviders: [], contentLanguages: [] },
      classificationStatus: 2,
      total: 2,
    }),
    answer(personasOfSkill, {
      personas: [
        {
          personaId: 8,
          personaName: 'Treasurer',
          personaGroupName: 'Finance',
          leadershipName: '',
          proficiencySchemeName: 'Five levels',
          clientId: 1,
          clientName: 'Acme',
        },
      ],
      total: 1,
    }),
  ];

  test('retires the stored skill on request of another screen, with Undo', async () => {
    const { person, portal, sentBody } = edit(aSkill({ rev: 4 }), {
      path: '/skill/edit/1?retire=true',
      answers: [
        answer(retireSkill, aSkill({ rev: 5, skillStatus: 5 })),
        answer(restoreSkillVersion, aSkill({ rev: 6 })),
        answer(summariseAssessments, { isAssessmentEnabled: true, schemes: [], total: 3 }),
        ...used,
      ],
    });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Retire Budgeting?' }));
    expect(await dialog.findByText('12 industry roles')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Retire Skill' }));
    await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Budgeting is retired'));
    expect(portal.path()).toBe('/skill/edit/1');
    await act(async () => portal.notifications.at(-1)?.action?.run());
    await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Budgeting is back'));
    expect(sentBody('POST', retireSkill.path)).toEqual({ rev: 4 });
    expect(sentBody('POST', restoreSkillVersion.path)).toEqual({ rev: 5, version: 4 });
  });

  test('shows where the skill is used, deletes it, and offers Undo', async () => {
    const { person, press, portal, texts } = edit(aSkill({ rev: 4 }), {
      answers: [
        answer(restoreSkill, aSkill({ rev: 6 })),
        answer(summariseAssessments, { isAssessmentEnabled: true, schemes: [], total: 3 }),
        ...used,
      ],
    });
    await ready();
    await press('Delete Skill');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Budgeting?' }));
    expect(await dialog.findByText('12 industry roles')).toBeVisible();
    expect(await dialog.findByText('1 persona')).toBeVisible();
    expect(dialog.getByText('1 leadership role')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Manager' })).toHaveAttribute('href', '/leader/3?source=1');
    expect(await dialog.findByText('2 content items')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Budgets in a day' })).toHaveAttribute('href', 'https://example.org/1');
    expect(await dialog.findByText('3 assessments')).toBeVisible();
    expect(await dialog.findByText('1 skill below it in the skill tree')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Controller' })).toHaveAttribute('href', '/role/edit/9');
    expect(dialog.getByRole('link', { name: 'Treasurer' })).toHaveAttribute('href', '/persona/architect-skills/8');
    expect(portal.requests.some(({ method }) => method === 'DELETE')).toBe(false);
    await person.click(dialog.getByRole('button', { name: 'Delete Skill' }));
    await waitFor(() => expect(portal.path()).toBe('/skill/search'));
    expect(portal.requests.find(({ method }) => method === 'DELETE')).toMatchObject({
      call: deleteSkill.path,
      query: { rev: '4' },
    });
    await act(async () => portal.notifications.at(-1)?.action?.run());
    await waitFor(() => expect(texts()).toEqual(['Skill Deletion Successful', 'Budgeting is back']));
    expect(portal.notifications[0]?.detail).toBe('Budgeting');
  });

  test.each([
    { what: 'content', call: listSkillContent, error: 'Content does not answer' },
    { what: 'assessments', call: summariseAssessments, error: 'Assessments do not answer' },
    { what: 'the skill tree', call: getSkillTree, error: 'Skill trees do not answer' },
  ])('says that $what could not be read, and can retry', async ({ call, error }) => {
    const { press } = edit(aSkill(), { answers: [refuse(call, 503, { error }), ...used] });
    await ready();
    await press('Delete Skill');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Budgeting?' }));
    expect(await dialog.findByText(error)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('names the first five leadership roles, with links to the source of the skill', async () => {
    const leadershipRoles = [1, 2, 3, 4, 5, 6].map((id) => ({
      leadershipRoleId: id,
      leadershipRoleName: `Leader ${id}`,
    }));
    const { press } = edit(aSkill({ skillSource: { sourceId: 100, source: 'ESCO' } }), {
      answers: [answer(rolesOfSkill, { roles: [], leadershipRoles, total: 0 }), ...used],
    });
    await ready();
    await press('Delete Skill');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Budgeting?' }));
    expect(await dialog.findByText('6 leadership roles')).toBeVisible();
    expect(dialog.getAllByRole('link', { name: /^Leader/ }).map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3, 4, 5].map((id) => `/leader/${id}?source=100`),
    );
  });

  test('after a preview, a replacement takes over everything that used the skill', async () => {
    const preview = {
      merged: { id: 1, name: 'Budgeting', source: 'Any', rev: 4 },
      target: { id: 7, name: 'Budget planning', source: 'ESCO', rev: 2 },
      links: [{ what: 'industry role', total: 12, both: 0, named: [] }],
      alternativeNames: ['Budgeting'],
      gains: [],
      warnings: [],
    };
    const { press, person, sentBody, portal } = edit(aSkill({ rev: 4 }), {
      answers: [
        ...used,
        answer(searchSkills, { skills: [aSummary({ skillId: 7, skillName: 'Budget planning' })], total: 1 }),
        answer(previewSkillMerge, preview),
        answer(mergeSkill, { mergeId: 5, jobToken: 'job' }),
      ],
    });
    await ready();
    await press('Delete Skill');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Budgeting?' }));
    await person.click(dialog.getByRole('combobox', { name: 'Replace with' }));
    await person.click(await screen.findByRole('option', { name: /Budget planning/ }));
    expect(await dialog.findByText('12 industry roles get Budget planning.')).toBeVisible();
    expect(dialog.getByText('New alternative names: Budgeting.')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Replace and Delete' }));
    await waitFor(() => expect(portal.path()).toBe('/skill/edit/7'));
    expect(sentBody('POST', mergeSkill.path)).toEqual({ intoId: 7, rev: 4, intoRev: 2, outcome: 'merge' });
  });

  test('a skill is only retired after showing where it is used, with Undo', async () => {
    const answers = [
      answer(updateSkill, aSkill({ rev: 1, skillStatus: 5 })),
      answer(restoreSkillVersion, aSkill({ rev: 2 })),
      ...used,
    ];
    const { choose, press, sentBody, person, portal, texts } = edit(aSkill(), { answers });
    await ready();
    await choose('Status', 'Retired');
    await press('Update Skill');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Retire Budgeting?' }));
    expect(await dialog.findByText('12 industry roles')).toBeVisible();
    expect(sentBody('PATCH')).toBeUndefined();
    await person.click(dialog.getByRole('button', { name: 'Retire Skill' }));
    await waitFor(() => expect(sentBody('PATCH')).toMatchObject({ skillStatus: 5 }));
    await waitFor(() => expect(texts()).toEqual(['Skill Updation Successful']));
    await act(async () => portal.notifications.at(-1)?.action?.run());
    expect(sentBody('POST', restoreSkillVersion.path)).toEqual({ rev: 1, version: 0 });
  });
});
