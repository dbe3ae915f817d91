import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { HealthKind } from '@skills-architect/contracts';
import { skillUse } from '@skills-architect/contracts/roles';
import {
  checkSkillHealth,
  countSkillFindings,
  deleteSkill,
  getSkill,
  ignoreSkillFindings,
  importSkills,
  listSkillFindings,
  reviewSkills,
  skillConditions,
  textsWithoutSkills,
  updateSkill,
} from '@skills-architect/contracts/skills';
import { aUser, peerAnswers, testService, waitForJobEnd } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';
import { type CheckedSkill, skillFindings } from './skill-findings';

const NOW = new Date('2026-11-23T10:00:00.000Z');
const level = (description: string, more = {}) => ({
  proficiencyId: 1,
  schemeId: 1,
  levelNumber: 1,
  description,
  ...more,
});
const changedAt = (at: string) => ({ updated: { at: new Date(at), by: 1 } });
const FULL: CheckedSkill = {
  _id: 1,
  skillName: 'SQL',
  sourceId: 1,
  skillDescription: 'Asks databases',
  skillStatus: 4,
  levels: [level('Reads tables')],
  ...changedAt('2026-11-01'),
};

const german = (original = {}) => ({
  language: 'de',
  name: 'SQL',
  alternativeNames: [],
  description: 'Fragt Datenbanken ab',
  original: { name: 'SQL', description: 'Asks databases', ...original },
});

it.each<[string, Partial<CheckedSkill>, { isUsed?: boolean; reviewedAt?: Date }, HealthKind[]]>([
  ['that has all', {}, {}, []],
  ['without a description', { skillDescription: ' ' }, {}, ['skill-description']],
  ['without levels', { levels: [] }, {}, ['skill-levels']],
  ['with a suggested text only', { levels: [level('Reads', { suggestedBy: 'model' })] }, {}, ['skill-levels']],
  ['whose only text is of a deleted level', { levels: [level('Reads', { removed: true })] }, {}, ['skill-levels']],
  ['with one of two texts', { levels: [level(''), level('Reads')] }, {}, []],
  ['that no role has', {}, { isUsed: false }, ['skill-unused']],
  ['unchanged for 365 days', changedAt('2025-11-23T10:00:00.000Z'), {}, []],
  ['unchanged for longer', changedAt('2025-11-23T09:59:59.000Z'), {}, ['skill-review']],
  ['reviewed since', changedAt('2024-01-01'), { reviewedAt: new Date('2026-01-01') }, []],
  ['reviewed long ago', changedAt('2024-01-01'), { reviewedAt: new Date('2025-01-01') }, ['skill-review']],
  ['translated from these texts', { translations: [german()] }, {}, []],
  ['renamed after its translation', { translations: [german({ name: 'S.Q.L.' })] }, {}, ['skill-translation']],
  ['that is retired', { skillStatus: 5, skillDescription: '', levels: [] }, { isUsed: false }, []],
])('finds what a skill %s lacks', (_, part, facts, kinds) => {
  const found = skillFindings({ ...FULL, ...part }, { isUsed: true, reviewedAt: undefined, now: NOW, ...facts });
  expect(found.map(({ kind }) => kind)).toEqual(kinds);
});

let service: Awaited<ReturnType<typeof testService>>;
let today = NOW;
const used = new Set<number>();
beforeAll(async () => {
  service = await testService({
    name: 'skills',
    build: skillsService({ demo: false }),
    now: () => today,
    peers: peerAnswers([
      skillUse,
      ({ body }: { body: { skillIds: number[] } }) => ({
        skillIds: body.skillIds.filter((id) => used.has(id)),
      }),
    ]),
  });
  await service.service.seed();
  await service.start();
});
afterAll(() => service.close());

const as = (userType: 1 | 2 | 3 | 4 = 4) => service.as(aUser(userType, [1]));
/** Only an import can create skills without a description; the form requires one. */
const importSkillsInto = async (sourceId: number, ...added: string[]) => {
  const rest = { alternativeNames: [], skillDescription: '', embeddingDescription: '' };
  const place = { skillCategory: 'Functional Skills', skillFamily: 'Any' };
  const skills = added.map((skillName) => ({ externalId: skillName, skillName, ...rest, ...place }));
  await service.asPeer('roles').call(importSkills, { body: { sourceId, changeSet: 'test', skills } });
};
const list = async (kind: HealthKind, query = {}) =>
  (await as().call(listSkillFindings, { query: { kind, ...query } })).body.findings;
const names = async (kind: HealthKind, query = {}) => (await list(kind, query)).map(({ name }) => name);
/** Resolves when the findings are updated after a change. */
const waitForCorrection = async <T>(change: () => Promise<T>): Promise<T> => {
  const changed = await change();
  await service.kit.projections.settle();
  return changed;
};
const check = async () => {
  const { body } = await as().call(checkSkillHealth, {});
  return waitForJobEnd(service.kit, body.jobToken);
};

it('finds all problems, updates after each change, ignores with undo, and undoes a review', async () => {
  await waitForCorrection(() => importSkillsInto(2, '$cost'));
  await waitForCorrection(() => importSkillsInto(1, 'SQL'));
  expect(await names('skill-description')).toEqual(['$cost', 'SQL']);
  expect(await names('skill-description', { sourceIds: [1] })).toEqual(['SQL']);
  expect(await names('skill-description', { offset: 1, pagesize: 1 })).toEqual(['SQL']);

  const [found] = await list('skill-description', { sourceIds: [1] });
  const skillId = found?.recordId ?? 0;
  const { body: sql } = await as().call(getSkill, { params: { skillId } });
  const { body: better } = await waitForCorrection(() =>
    as().call(updateSkill, {
      params: { skillId },
      body: {
        skillStatus: 4,
        skillFamilyId: sql.skillFamily.skillFamilyId,
        skillCategoryId: sql.skillCategory.skillCategoryId,
        skillName: 'SQL',
        skillDescription: 'Asks databases',
        rev: sql.rev,
      },
    }),
  );
  expect(await names('skill-description')).toEqual(['$cost']);

  const [first] = await list('skill-description');
  const ignore = (ignored: boolean) =>
    as().call(ignoreSkillFindings, { body: { findingIds: [first?.findingId ?? ''], ignored } });
  await ignore(true);
  expect(await check()).toMatchObject({ status: 'done' });
  expect([await names('skill-description'), await names('skill-description', { state: 'ignored' })]).toEqual([
    [],
    ['$cost'],
  ]);
  await ignore(false);
  expect(await names('skill-description')).toEqual(['$cost']);

  used.add(sql.skillId);
  today = new Date('2027-12-01T00:00:00.000Z');
  await check();
  expect(await names('skill-unused')).toEqual(['$cost']);
  expect(await names('skill-review')).toEqual(['$cost', 'SQL']);
  const review = (reviewed: boolean) => as().call(reviewSkills, { body: { ids: [sql.skillId], reviewed } });
  await review(true);
  expect(await names('skill-review')).toEqual(['$cost']);
  await review(false);
  expect(await names('skill-review')).toEqual(['$cost', 'SQL']);
  const { body } = await as().call(countSkillFindings, { query: { sourceIds: [1] } });
  expect(body).toEqual({
    checkedAt: today.toISOString(),
    counts: [
      { kind: 'skill-description', open: 0, ignored: 0 },
      { kind: 'skill-levels', open: 1, ignored: 0 },
      { kind: 'skill-unused', open: 0, ignored: 0 },
      { kind: 'skill-translation', open: 0, ignored: 0 },
      { kind: 'skill-review', open: 1, ignored: 0 },
      { kind: 'family-translation', open: 0, ignored: 0 },
      { kind: 'entry-translation', open: 0, ignored: 0 },
    ],
  });

  await waitForCorrection(() => as().call(deleteSkill, { params: { skillId }, query: { rev: better.rev } }));
  expect(await names('skill-review')).toEqual(['$cost']);
});

it('returns the conditions of skills, and the texts without skills, to other services', async () => {
  const [cost] = await list('skill-levels');
  const skillIds = [cost?.recordId ?? 0];
  const { body } = await service.asPeer('roles').call(skillConditions, { body: { skillIds } });
  expect(body).toEqual({ retired: [], withoutTexts: skillIds });
  await importSkillsInto(1, 'manage budgets');
  const texts = ['Managing budgets.', 'Experience with Jira.', ''];
  const answer = await service.asPeer('roles').call(textsWithoutSkills, { body: { texts } });
  expect(answer.body.texts.map(({ position, unknown }) => [position, unknown])).toEqual([
    [1, ['Jira']],
    [2, []],
  ]);
});

it.each([1, 3] as const)('Library Health is not for users of type %i', async (userType) => {
  expect((await as(userType).call(countSkillFindings, {})).status).toBe(403);
});

it('the list of findings reads an index', async () => {
  const plan = async (filter: object) =>
    (await service.kit.db.collection('findings').find(filter).sort({ nameKey: 1, _id: 1 }).explain('executionStats'))
      .executionStats;
  for (const filter of [{}, { sourceId: 1 }]) {
    const { totalDocsExamined, nReturned } = await plan({ kind: 'skill-levels', state: 'open', ...filter });
    expect(totalDocsExamined).toBe(nReturned);
  }
});
