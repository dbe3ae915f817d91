import type { Call } from '@skills-architect/contracts';
import {
  createSkill,
  getSkill,
  mergeSkill,
  previewSkillMerge,
  type Skill,
  type SkillForm,
  undoSkillMerge,
} from '@skills-architect/contracts/skills';
import { personasService } from '@skills-architect/personas-service';
import { rolesService } from '@skills-architect/roles-service';
import { AppError } from '@skills-architect/service-kit';
import { aUser, type PeerAnswer, testService, waitForJobEnd } from '@skills-architect/service-kit/testing';
import { skillsService } from '@skills-architect/skills-service';
import { aStoredRole } from './roles/src/industry-roles/stored-role.fixtures';

type Service = Awaited<ReturnType<typeof testService>>;
type Meanwhile = (path: string, signal?: AbortSignal) => Promise<unknown>;
export let skills: Service;
export let roles: Service;
export let personas: Service;
const doNothing: Meanwhile = async () => undefined;
let meanwhile = doNothing;
/** From now on runs `work` before each peer call of the skills service. */
export const beforePeerCalls = (work: Meanwhile = doNothing) => {
  meanwhile = work;
};

/** Forwards peer calls of the skills service to the test services. */
const peers: PeerAnswer = async (call: Call, input, behalf) => {
  await meanwhile(call.path, behalf?.signal);
  const to = call.service === 'roles' ? roles : personas;
  const { status, body, failure } = await to.asPeer('skills').forward(call, input);
  if (status !== 200) throw new AppError(failure.code, failure.error);
  return body;
};
const build = skillsService({ demo: true });

export const startServices = async () => {
  [skills, roles, personas] = await Promise.all([
    testService({ name: 'skills', build, peers }),
    testService({ name: 'roles', build: rolesService({ demo: false }) }),
    testService({ name: 'personas', build: personasService({ demo: false }) }),
  ]);
  await skills.service.seed();
  await skills.kit.jobs.run();
};
export const closeServices = () => Promise.all([skills.close(), roles.close(), personas.close()]);
/** Continues with a second instance of the skills service; returns the first one. */
export const followSkills = async (): Promise<Service> => {
  const former = skills;
  skills = await testService({ name: 'skills', build, peers, beside: former.place });
  return former;
};

export const as = (userType: Parameters<typeof aUser>[0] = 4) => skills.as(aUser(userType));
let count = 0;
export const aSkill = async (overrides: Partial<SkillForm> = {}): Promise<Skill> => {
  count += 1;
  const form = {
    skillName: `Merged ${count}`,
    skillCategoryId: 1,
    skillFamilyId: 1,
    sourceId: 1,
    skillStatus: 4 as const,
  };
  const body = { ...form, skillDescription: 'Some work', ...overrides };
  return (await as().call(createSkill, { body })).body;
};
const level = (skill: Skill, levelNumber: number, schemeId?: number) => {
  const found = skill.proficiencies.find(
    (proficiency) => proficiency.levelNumber === levelNumber && (!schemeId || proficiency.schemeId === schemeId),
  );
  if (!found) throw new Error('no such level');
  return { proficiencyId: found.proficiencyId, levelNumber };
};
const STAMP = {
  rev: 0,
  deletedAt: null,
  changeSet: 'test',
  created: { at: new Date(), by: 1 },
  updated: { at: new Date(), by: 1 },
};
interface Stored extends Record<string, unknown> {
  _id: number;
}
export const put = (service: Service, collection: string, documents: Stored[]) =>
  service.kit.db.collection<Stored>(collection).insertMany(documents.map((document) => ({ ...STAMP, ...document })));
export const read = (service: Service, collection: string, ids: number[]) =>
  service.kit.db
    .collection<Stored>(collection)
    .find({ _id: { $in: ids } })
    .sort({ _id: 1 })
    .toArray();
export const withoutAudit = (documents: Stored[]) =>
  documents.map(({ rev: _, updated: __, changeSet: ___, ...fields }) => fields);

export const aRole = (_id: number, links: object[]): Stored => ({ _id, ...aStoredRole(`Role ${_id}`), skills: links });
export const link = (skill: Skill, levelNumber: number, schemeId?: number) => ({
  skillId: skill.skillId,
  ...level(skill, levelNumber, schemeId),
  skillCriticality: 'High',
});
export const row = (skill: Skill, levelNumber: number | null) => {
  const target = levelNumber === null ? { proficiencyId: null, levelNumber: null } : level(skill, levelNumber);
  return {
    skillId: skill.skillId,
    skillAddedFrom: 'Add Skill',
    ...target,
    industryProficiencyId: null,
    industryLevelNumber: null,
    skillCriticality: levelNumber === null ? '' : 'Low',
  };
};

export const waitForEnd = (token: string) => waitForJobEnd(skills.kit, token);
export const preview = async (merged: Skill, target: Skill) =>
  (await as().call(previewSkillMerge, { params: { skillId: merged.skillId }, query: { intoId: target.skillId } })).body;
export const merge = (
  merged: Skill,
  target: Skill,
  outcome: 'merge' | 'delete' | 'retire' = 'merge',
  userType: 2 | 3 | 4 = 4,
) =>
  as(userType).call(mergeSkill, {
    params: { skillId: merged.skillId },
    body: { intoId: target.skillId, rev: merged.rev, intoRev: target.rev, outcome },
  });
export const mergeAndWait = async (...overrides: Parameters<typeof merge>) => {
  const { body, failure } = await merge(...overrides);
  if (failure.error) throw new Error(failure.error);
  const job = await waitForEnd(body.jobToken);
  return { ...body, job };
};
export const undo = (mergeId: number) => as().call(undoSkillMerge, { params: { mergeId } });
export const get = (skillId: number) => as().call(getSkill, { params: { skillId } });
