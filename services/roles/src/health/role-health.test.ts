import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { HealthKind } from '@skills-architect/contracts';
import { checkRoleHealth, listRoleFindings, reviewRoles, roleUpdates } from '@skills-architect/contracts/roles';
import { skillConditions, textsWithoutSkills } from '@skills-architect/contracts/skills';
import { aUser, peerAnswers, testService, waitForJobEnd } from '@skills-architect/service-kit/testing';
import { type Roles, roleResource } from '../industry-roles/role-document';
import { aStoredRole } from '../industry-roles/stored-role.fixtures';
import { type Postings, postingResource } from '../job-postings/posting-document';
import { type Structure, structureResources } from '../structure/structure-documents';
import { type CheckedRole, firstNames, roleFindings } from './role-findings';
import { roleHealth } from './role-health';

const NOW = new Date('2026-11-23T10:00:00.000Z');
const FULL: CheckedRole = {
  _id: 1,
  roleName: 'Clerk',
  sourceId: 1,
  roleDescription: 'Keeps books',
  roleStatus: 4,
  skills: [{ skillId: 7 }, { skillId: 7 }, { skillId: 8 }],
  updated: { at: new Date('2026-11-01'), by: 1 },
};

const GERMAN = {
  language: 'de',
  name: 'Buchhalter',
  alternativeNames: [],
  description: 'Führt Bücher',
  original: { name: 'Clerk', description: 'Keeps books' },
};

it.each<[string, Partial<CheckedRole>, { retired?: number[]; withoutTexts?: number[] }, string[]]>([
  ['that has all', {}, {}, []],
  ['without a description', { roleDescription: '' }, {}, ['role-description ']],
  ['with a retired skill', {}, { retired: [8] }, ['role-retired-skills Skill 8']],
  ['with a skill without level texts', {}, { withoutTexts: [7] }, ['role-levels 1 of 2 skills']],
  ['whose retired skill has no level texts', {}, { retired: [7], withoutTexts: [7] }, ['role-retired-skills Skill 7']],
  ['unchanged for more than a year', { updated: { at: new Date('2025-11-01'), by: 1 } }, {}, ['role-review ']],
  [
    'renamed and described anew after its translation',
    { translations: [GERMAN], roleName: 'Bookkeeper', roleDescription: 'Keeps all books' },
    {},
    ['role-translation German: name and description'],
  ],
  ['translated from these texts', { translations: [GERMAN] }, {}, []],
  ['that is retired', { roleStatus: 5, roleDescription: '' }, { retired: [7, 8] }, []],
])('finds what a role %s lacks', (_, part, { retired = [], withoutTexts = [] }, found) => {
  const facts = {
    retired: new Map(retired.map((id) => [id, `Skill ${id}`])),
    withoutTexts: new Set(withoutTexts),
    reviewedAt: undefined,
    now: NOW,
  };
  expect(roleFindings({ ...FULL, ...part }, facts).map(({ kind, detail = '' }) => `${kind} ${detail}`)).toEqual(found);
});

it.each([
  [['A', 'B', 'C'], 'A, B, C'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B, C and 2 more'],
])('names the first of %j', (names, text) => expect(firstNames(names)).toBe(text));

let roles: Roles;
let postings: Postings;
let structure: Structure;
let health: ReturnType<typeof roleHealth>;
const retired = [{ skillId: 8, skillName: 'Telex' }];
const service = testService({
  name: 'roles',
  now: () => NOW,
  peers: peerAnswers(
    [
      skillConditions,
      ({ body }: { body: { skillIds: number[] } }) => ({
        retired: retired.filter(({ skillId }) => body.skillIds.includes(skillId)),
        withoutTexts: [],
      }),
    ],
    [
      textsWithoutSkills,
      ({ body }: { body: { texts: string[] } }) => ({
        texts: body.texts.flatMap((text, position) =>
          text.includes('SQL') ? [] : [{ position, unknown: text.includes('Jira') ? ['Jira'] : [] }],
        ),
      }),
    ],
  ),
  build: (kit) => {
    roles = roleResource(kit);
    postings = postingResource(kit);
    structure = structureResources(kit);
    health = roleHealth(kit, roles, postings, structure);
    return [health];
  },
});
beforeAll(async () => (await service).start());
afterAll(async () => (await service).close());

const architect = async () => (await service).as(aUser(4));
const list = async (kind: HealthKind) => {
  const { body } = await (await architect()).call(listRoleFindings, { query: { kind } });
  return body.findings.map(({ name, detail }) => `${name}: ${detail}`);
};
/** Changes records and resolves when their findings follow. */
const andFollow = async <T>(change: () => Promise<T>): Promise<T> => {
  const changed = await change();
  await (await service).kit.projections.settle();
  return changed;
};
const waitForCheck = async () => {
  const { kit } = await service;
  return new Promise<void>((resolve) => {
    const unlisten = kit.events.listen(({ data }) => {
      if (data.resource !== 'health') return;
      unlisten();
      resolve();
    });
  });
};

it('finds roles and postings with problems, and is updated after their changes and those of their skills', async () => {
  const { kit, asPeer } = await service;
  const link = (skillId: number) => ({
    skillId,
    proficiencyId: skillId,
    levelNumber: 1,
    skillCriticality: '' as const,
  });
  const role = (roleName: string, skillIds: number[]) => ({
    ...aStoredRole(roleName),
    roleDescription: 'Works',
    skills: skillIds.map(link),
  });
  const posting = (jobPostingTitle: string, jobPostingDescription: string) => ({
    jobPostingTitle,
    jobPostingDescription,
    company: 'Acme',
    country: '',
    jobSource: 'Board',
    subsectorId: 1,
  });
  const [clerk] = await andFollow(() => roles.create([role('Clerk', [8]), role('Cook', [9])], { by: 1 }));
  await andFollow(() =>
    postings.create([posting('Developer', 'Writes SQL'), posting('Owner', 'Uses Jira'), posting('Cleaner', 'Cleans')], {
      by: 1,
    }),
  );
  const { body } = await (await architect()).call(checkRoleHealth, {});
  expect(await waitForJobEnd(kit, body.jobToken)).toMatchObject({ status: 'done', itemsDone: 5, itemsTotal: 5 });
  expect(await list('role-retired-skills')).toEqual(['Clerk: Telex']);
  expect(await list('posting-skills')).toEqual(['Owner: Acme, names Jira']);

  await andFollow(() => roles.change(clerk?._id ?? 0, 0, { skills: [link(9)] }, { by: 1 }));
  expect(await list('role-retired-skills')).toEqual([]);
  retired.push({ skillId: 9, skillName: 'Fax' });
  const event = { to: { all: true as const }, name: 'changed', data: { resource: 'skills', ids: [9] } };
  await andFollow(() => kit.events.publish(event));
  expect(await list('role-retired-skills')).toEqual(['Clerk: Fax', 'Cook: Fax']);

  const answer = await asPeer('personas').call(roleUpdates, { body: { roleIds: [clerk?._id ?? 0] } });
  expect(answer.body.roles).toMatchObject([{ roleName: 'Clerk', updatedAt: NOW.toISOString() }]);
  expect((await (await service).as(aUser(3)).call(reviewRoles, { body: { ids: [1], reviewed: true } })).status).toBe(
    403,
  );
});

it('finds a department that was renamed after its translation', async () => {
  const original = { name: 'Books', description: '' };
  const translations = [{ language: 'de', name: 'Buchhaltung', alternativeNames: [], description: '', original }];
  const department = { functionName: 'Books', nameKey: 'books', subsectorId: 1, translations };
  const [books] = await andFollow(() => structure.functions.create([department], { by: 1 }));
  expect(await list('function-translation')).toEqual([]);
  const rename = { functionName: 'Ledgers', nameKey: 'ledgers' };
  await andFollow(() => structure.functions.change(books?._id ?? 0, 0, rename, { by: 1 }));
  expect(await list('function-translation')).toEqual(['Ledgers: German: name']);
});

it('starts the first check by itself, once for all instances', async () => {
  const { kit } = await service;
  await kit.db.collection('healthState').deleteMany({});
  const checked = waitForCheck();
  await Promise.all([health.look(), health.look()]);
  await checked;
  expect(await kit.db.collection('agendaJobs').countDocuments({ 'data.token': /^health roles/ })).toBe(1);
  await health.look();
  expect(await kit.db.collection('agendaJobs').countDocuments({ 'data.token': /^health roles/ })).toBe(1);
});
