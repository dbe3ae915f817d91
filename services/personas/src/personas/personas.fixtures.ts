import { clientsByIds, getClient, userNames } from '@skills-architect/contracts/admin';
import * as calls from '@skills-architect/contracts/personas';
import {
  changedRoles,
  listLeadershipRoles,
  recordDecisions,
  roleSkillsByIds,
  rolesByIds,
  roleUpdates,
} from '@skills-architect/contracts/roles';
import {
  listReleases,
  matchSkills,
  releasedSkills,
  skillsByIds,
  skillsByNames,
  skillsInText,
} from '@skills-architect/contracts/skills';
import { aClient, aRole } from '@skills-architect/contracts/testing';
import { AppError } from '@skills-architect/service-kit';
import type { Connector } from '@skills-architect/service-kit/connectors';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import type * as z from 'zod';
import { personasService } from '../app';
import { aSkill } from '../skills.fixtures';

/** Levels of the skills of roles that a test has changed, by role. */
export const changedRoleSkills = new Map<number, Record<number, number>>();

/** Role n has skills n and n + 1 at level 3. */
const skillsOfRole = (roleId: number) =>
  Object.entries(changedRoleSkills.get(roleId) ?? { [roleId]: 3, [roleId + 1]: 3 }).map(([id, levelNumber]) => ({
    skillId: Number(id),
    proficiencyId: Number(id) * 10 + levelNumber,
    levelNumber,
    skillCriticality: 'High',
  }));

/** Releases that tests have named, the latest first. */
export const laterReleases: { releaseId: number; at: string; isCompared: boolean }[] = [];

/** Roles not available to a client with the first source. */
const UNOFFERED_ROLES: Record<number, object> = { 40: { roleStatus: 1 }, 41: { sourceId: 2 } };
const UNOFFERED_SKILLS: Record<number, object> = {
  60: { skillStatus: 1 },
  61: { skillSource: { sourceId: 2, source: 'Another' } },
};

/** Finds 'Skill 7' by its number, at the highest level after 'Expert in', and the tool Jira. */
const inText = (texts: string[]) => ({
  skills: texts.flatMap((sentence) =>
    [...sentence.matchAll(/Skill (\d+)/g)].map((match) => {
      const marks = [{ start: match.index, end: match.index + match[0].length }];
      const level = sentence.startsWith('Expert') ? { level: { start: 0, end: 6, share: 1 } } : {};
      const evidence = [{ sentence, marks, ...level }];
      return { skillId: Number(match[1]), name: match[0], sureness: 'clear' as const, evidence };
    }),
  ),
  unknown: texts.some((text) => text.includes('Jira')) ? [{ name: 'Jira', evidence: [] }] : [],
});

/** 'Skill 7' matches skill 7 by its name, and skill 8 by its words. */
const matchesFor = (name: string) => {
  const skillId = Number(/\d+/.exec(name)?.[0] ?? 0);
  if (!skillId) return [];
  return [
    { skillId, skillName: `Skill ${skillId}`, score: 100, matched: name, why: 'same name' },
    { skillId: skillId + 1, skillName: `Skill ${skillId + 1}`, score: 60, matched: name, why: 'same words' },
  ];
};

type ReportedRoles = z.output<typeof recordDecisions.body>;
/** Role decisions reported to the roles service. */
export const reported: ReportedRoles[] = [];
/** What every release except the first has changed. */
const CHANGED_SKILLS = [
  { id: 4, name: 'Skill 4', change: 'retired' as const },
  { id: 7, name: 'Skill 7', change: 'changed' as const },
];
const CHANGED_ROLES = [
  {
    id: 4,
    name: 'Role 4',
    change: 'changed' as const,
    fields: ['Skills'],
    links: { gained: [8], lost: [5], changed: [4] },
  },
  // Only a merge changed this one.
  {
    id: 9,
    name: 'Role 9',
    change: 'changed' as const,
    fields: ['Skills'],
    links: { gained: [61], lost: [60], changed: [] },
  },
];

/** Ids of skills that are deleted from the library. */
export const deletedSkills = new Set<number>();

/** Ids of clients that are deleted. */
export const deletedClients = new Set<number>();

/** The approvers of clients. */
export const approvers = new Map<number, number[]>();

/** Users whose names cannot be read. */
export const namesAway = new Set<number>();

/** When roles were last changed, for tests that need it. */
export const changedAt = new Map<number, string>();

const laterRelease = (id: number) => laterReleases.find(({ releaseId }) => releaseId === id);

const peers = peerAnswers(
  [
    roleUpdates,
    ({ body }: { body: { roleIds: number[] } }) => ({
      roles: body.roleIds.map((roleId) => ({
        roleId,
        roleName: `Role ${roleId}`,
        sourceId: 1,
        updatedAt: changedAt.get(roleId) ?? '2020-01-01T00:00:00.000Z',
      })),
    }),
  ],
  [
    getClient,
    ({ params: { clientId } }: { params: { clientId: number } }) => {
      if (deletedClients.has(clientId)) throw new AppError('not-found', 'This client was not found.');
      return aClient(clientId, { approverIds: approvers.get(clientId) ?? [] });
    },
  ],
  [
    clientsByIds,
    ({ body }: { body: { clientIds: number[] } }) => ({ clients: body.clientIds.map((id) => aClient(id)) }),
  ],
  [
    rolesByIds,
    ({ body }: { body: { roleIds: number[] } }) => ({
      roles: body.roleIds.filter((id) => id < 50).map((id) => aRole(id, UNOFFERED_ROLES[id])),
    }),
  ],
  [listLeadershipRoles, () => ({ leadershipRoles: [{ leadershipRoleId: 1, leadershipRoleName: 'Team Lead' }] })],
  [
    skillsByIds,
    ({ body: { skillIds, includeDeleted } }: { body: { skillIds: number[]; includeDeleted?: boolean } }) => ({
      skills: skillIds.flatMap((id) => {
        const skill = aSkill(id, UNOFFERED_SKILLS[id]);
        if (!deletedSkills.has(id)) return [skill];
        return includeDeleted ? [{ ...skill, isDeleted: true as const }] : [];
      }),
    }),
  ],
  [
    recordDecisions,
    ({ body }: { body: ReportedRoles }) => {
      reported.push(body);
      return { done: true };
    },
  ],
  [
    releasedSkills,
    ({ params: { releaseId } }: { params: { releaseId: number } }) => ({
      release: {
        releaseId,
        name: `Release ${releaseId}`,
        note: '',
        at: laterRelease(releaseId)?.at ?? '2026-11-01T00:00:00.000Z',
        since: releaseId === 1 ? null : '2026-10-01T00:00:00.000Z',
      },
      skills: releaseId === 1 ? [] : CHANGED_SKILLS,
      merges: [{ mergedId: 60, targetId: 61 }],
      isCompared: laterRelease(releaseId)?.isCompared ?? true,
    }),
  ],
  [
    listReleases,
    () => ({
      releases: laterReleases.map(({ releaseId, at }) => ({
        releaseId,
        name: `Release ${releaseId}`,
        note: '',
        at,
        since: '2026-10-01T00:00:00.000Z',
      })),
      total: laterReleases.length,
    }),
  ],
  [
    userNames,
    ({ query }: { query: { userIds: number[] } }) => {
      if (query.userIds.some((userId) => namesAway.has(userId))) throw new AppError('unavailable', 'Names are away.');
      return { users: query.userIds.map((userId) => ({ userId, name: `User ${userId}` })) };
    },
  ],
  [changedRoles, () => ({ roles: CHANGED_ROLES, isCompared: true })],
  [matchSkills, ({ body }: { body: { names: string[] } }) => ({ matches: body.names.map(matchesFor) })],
  [
    skillsByNames,
    ({ body }: { body: { names: string[] } }) => ({
      skills: body.names.filter((name) => name === 'Budgeting').map((name) => ({ name, skillId: 7 })),
    }),
  ],
  [skillsInText, ({ body }: { body: { texts: string[] } }) => inText(body.texts)],
  [
    roleSkillsByIds,
    ({ body }: { body: { roleIds: number[] } }) => ({
      roles: body.roleIds.filter((id) => id < 50).map((roleId) => ({ roleId, skills: skillsOfRole(roleId) })),
    }),
  ],
);

/** The personas service with mocked peers that know roles 1 to 49 and every skill. */
export const startPersonas = async (connectors: readonly Connector[] = []) => {
  const build = personasService({ demo: false });
  const service = await testService({ name: 'personas', build, peers, connectors });
  let nextName = 1;
  const create = (changes: object = {}, clientId = 1, user = aUser(2)) =>
    service.as(user).call(calls.createPersona, {
      query: { clientId },
      body: { groupName: 'Operations', personaName: `Persona ${nextName++}`, industryRoleId: 1, ...changes },
    });
  const list = (query: object = {}, clientId = 1) =>
    service.as(aUser(2)).call(calls.listPersonas, { query: { clientId, ...query } });
  const names = async (query: object = {}, clientId = 1) =>
    (await list(query, clientId)).body.data.map(({ personaName }) => personaName);
  /** A second process on the same data. */
  const secondProcess = () => testService({ name: 'personas', build, peers, beside: service.place });
  return { service, create, list, names, secondProcess };
};
export type TestPersonas = Awaited<ReturnType<typeof startPersonas>>;
