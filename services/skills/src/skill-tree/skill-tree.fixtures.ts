import { getClient } from '@skills-architect/contracts/admin';
import {
  getSkillTree,
  importSkillLinks,
  importSkills,
  linkSkills,
  moveSkill,
  type SkillTree,
  undoImportedLinks,
  unlinkSkills,
} from '@skills-architect/contracts/skills';
import { aClient } from '@skills-architect/contracts/testing';
import {
  aUser,
  type PeerAnswer,
  peerAnswers,
  type TestSettings,
  testService,
} from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

/** Clients that see the skills of all sources. */
const peers = peerAnswers([
  getClient,
  ({ params }: { params: { clientId: number } }) => aClient(params.clientId, { sourceIds: [] }),
]);
type UserType = Parameters<typeof aUser>[0];
const SOURCE = 1;

/** A skills service with its library but without skills, and helpers for tests of the skill tree. */
export const treeService = async (settings: { beside?: TestSettings['beside']; peers?: PeerAnswer } = {}) => {
  const service = await testService({ name: 'skills', build: skillsService({ demo: false }), peers, ...settings });
  await service.service.seed();
  const as = (userType: UserType = 4) => service.as(aUser(userType, [1]));
  const roles = service.asPeer('roles');
  return {
    ...service,
    as,
    roles,
    /** Creates published skills and returns their ids; a skill's external id is its name. */
    make: async (names: readonly string[], changeSet = 'made'): Promise<number[]> => {
      const skills = names.map((skillName) => ({
        externalId: skillName,
        skillName,
        alternativeNames: [],
        skillDescription: '',
        embeddingDescription: '',
        skillCategory: 'Functional Skills',
        skillFamily: 'Trees',
      }));
      const { body } = await roles.call(importSkills, { body: { sourceId: SOURCE, changeSet, skills } });
      return body.skills.map(({ skillId }) => skillId ?? 0);
    },
    importLinks: (pairs: readonly (readonly [string, string])[], changeSet: string) =>
      roles.call(importSkillLinks, {
        body: { sourceId: SOURCE, changeSet, links: pairs.map(([parent, child]) => ({ parent, child })) },
      }),
    /** Undoes an import's links; returns how many. */
    takeBack: async (changeSet: string) =>
      (await roles.call(undoImportedLinks, { body: { changeSet, undoing: `${changeSet} undone` } })).body.undone,
    link: (rootSkillId: number, parent: number, child: number, userType?: UserType) =>
      as(userType).call(linkSkills, { body: { rootSkillId, parent, child } }),
    unlink: (parent: number, child: number, userType?: UserType) =>
      as(userType).call(unlinkSkills, { query: { parent, child } }),
    move: (rootSkillId: number, child: number, from: number, to: number, userType?: UserType) =>
      as(userType).call(moveSkill, { body: { rootSkillId, child, from, to } }),
    read: (skillId: number, userType?: UserType) => as(userType).call(getSkillTree, { params: { skillId } }),
    /** The tree as 'a(b c(d))'. */
    drawTree: async (skillId: number, userType?: UserType) =>
      draw((await as(userType).call(getSkillTree, { params: { skillId } })).body),
  };
};
export type TreeService = Awaited<ReturnType<typeof treeService>>;

const draw = ({ rootSkillId, nodes }: SkillTree): string => {
  const byId = new Map(nodes.map((node) => [node.skillId, node]));
  const formatNode = (id: number): string => {
    const node = byId.get(id);
    if (!node) return '?';
    return node.children.length ? `${node.skillName}(${node.children.map(formatNode).join(' ')})` : node.skillName;
  };
  return formatNode(rootSkillId);
};
