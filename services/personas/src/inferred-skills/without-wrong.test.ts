import { expect, it } from '@jest/globals';
import { aSkill } from '../skills.fixtures';
import { inferUnmarked } from './without-wrong';

const evidenceOf = (name: string, sureness: 'clear' | 'possible' = 'clear') => ({
  sentence: `Knows ${name}.`,
  marks: [{ start: 6, end: 6 + name.length }],
  name,
  sureness,
});
const aFoundSkill = (skillId: number, ...evidence: ReturnType<typeof evidenceOf>[]) => ({
  skillId,
  name: evidence[0]?.name ?? '',
  sureness: 'clear' as const,
  evidence,
});
const aRoleSkill = (skillId: number) => ({
  skillId,
  proficiencyId: 33,
  levelNumber: 3,
  skillCriticality: 'High' as const,
});
const aMark = (skillId: number, reason: string, hour = 9) => ({
  skillId,
  reason,
  created: { at: new Date(Date.UTC(2026, 1, 3, hour)), by: 7 },
});
/** Java of the first source, Java of another source, and coffee. */
const library = new Map([
  [1, aSkill(1, { skillName: 'Java (computer programming)' })],
  [2, aSkill(2, { skillName: 'Java (computer programming)', skillSource: { sourceId: 2, source: 'Second' } })],
  [3, aSkill(3, { skillName: 'coffee' })],
]);
const infer = (
  skills: ReturnType<typeof aFoundSkill>[],
  marks: ReturnType<typeof aMark>[],
  { role = [] as number[], roleId = 5 as number | null } = {},
) =>
  inferUnmarked({
    found: skills,
    ofRole: role.map(aRoleSkill),
    library,
    client: { sourceIds: [1, 2], proficiencySchemeLevelCount: 5 },
    roleId,
    marks,
    userName: () => 'Vera',
  }).map(({ skillId, foundAs, inferredFrom, sureness, evidence, wrong, isMarkedWrong = false }) => ({
    skillId,
    foundAs,
    inferredFrom,
    sureness,
    said: evidence.length,
    wrong,
    isMarkedWrong,
  }));

it('skills that nothing else suggests come last, with the user who marked them', () => {
  const marks = [aMark(1, 'name java')];
  expect(infer([aFoundSkill(1, evidenceOf('Java')), aFoundSkill(3, evidenceOf('coffee'))], marks)).toMatchObject([
    { skillId: 3, isMarkedWrong: false, wrong: undefined },
    {
      skillId: 1,
      isMarkedWrong: true,
      said: 1,
      wrong: { names: ['Java'], role: false, userName: 'Vera', at: '2026-02-03T09:00:00.000Z' },
    },
  ]);
});

it('another name of the skill still counts, with its own sentences and sureness', () => {
  const skills = [aFoundSkill(1, evidenceOf('Java'), evidenceOf('J2EE', 'possible'))];
  expect(infer(skills, [aMark(1, 'name java')])).toMatchObject([
    { skillId: 1, foundAs: 'J2EE', sureness: 'possible', said: 1, isMarkedWrong: false, wrong: { names: ['Java'] } },
  ]);
});

it('a skill of the same name from another source is ignored, too', () => {
  expect(
    infer([aFoundSkill(1, evidenceOf('Java')), aFoundSkill(2, evidenceOf('Java'))], [aMark(1, 'name java')]),
  ).toMatchObject([{ skillId: 1, isMarkedWrong: true }]);
});

it.each([
  ['both', ['name coffee', 'role 5'], { inferredFrom: 'description and role', isMarkedWrong: true }],
  ['the description', ['name coffee'], { inferredFrom: 'role', said: 0, isMarkedWrong: false }],
  ['the role', ['role 5'], { inferredFrom: 'description', said: 1, isMarkedWrong: false, wrong: { role: true } }],
  ['another role', ['role 6'], { inferredFrom: 'description and role', isMarkedWrong: false, wrong: undefined }],
])('of a skill that description and role ask for, %s is marked', (_, reasons, expected) => {
  const marks = reasons.map((reason, index) => aMark(3, reason, index));
  expect(infer([aFoundSkill(3, evidenceOf('Coffee'))], marks, { role: [3] })).toMatchObject([
    { skillId: 3, ...expected },
  ]);
});
