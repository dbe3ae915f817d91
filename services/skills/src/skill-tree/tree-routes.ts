import { DONE } from '@skills-architect/contracts';
import {
  createTreeSkill,
  getSkillTree,
  linkSkills,
  moveSkill,
  readableStatuses,
  unlinkSkills,
} from '@skills-architect/contracts/skills';
import type { OfferedRecords } from '@skills-architect/library-service-kit';
import { clientLimit, type Identity, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { SkillReader } from '../skills/read-skill';
import { type SkillDependencies, skillWriter } from '../skills/skill-writer';
import { readTree } from './read-tree';
import { type TreeDependencies, treeChanges } from './tree-changes';

/**
 * Reads the tree of a skill and changes it. Users can only link skills that they may open; staff see the names of the
 * others.
 */
export const treeRoutes =
  (
    parts: Pick<SkillDependencies, 'kit' | 'library' | 'skills' | 'encyclopedia'> & {
      reader: SkillReader;
      offered: OfferedRecords;
    },
    tree: TreeDependencies,
  ) =>
  (app: FastifyInstance) => {
    const { skills, reader, offered } = parts;
    const { newSkill, explainWriteFailure } = skillWriter(parts);
    const changes = treeChanges(tree);
    const open = (skillId: number, identity: Identity) => reader.open(skillId, identity);

    route(app, getSkillTree, async ({ params }, { identity }) => {
      const root = await open(params.skillId, identity);
      const { user } = identity;
      return readTree(tree, root, {
        statuses: user && clientLimit(identity) ? readableStatuses(user.userType) : undefined,
        select: (found) => offered(found, identity),
      });
    });

    route(app, linkSkills, async ({ body: { rootSkillId, parent, child } }, { identity, userId }) => {
      const { _id: childId } = await open(child, identity);
      const place = { rootSkillId, parentId: parent, childId };
      await tree.graph.change((session) => changes.link(place, { by: userId, session }));
      return DONE;
    });

    route(app, unlinkSkills, async ({ query: { parent, child } }, { identity, userId }) => {
      const { _id: childId } = await open(child, identity);
      await changes.unlink({ parentId: parent, childId }, { by: userId });
      return DONE;
    });

    route(app, moveSkill, async ({ body: { rootSkillId, child, from, to } }, { identity, userId }) => {
      const { _id: childId } = await open(child, identity);
      await changes.move({ rootSkillId, parentId: to, childId }, from, { by: userId });
      return DONE;
    });

    route(app, createTreeSkill, async ({ body }, { identity, userId }) => {
      const { rootSkillId, parentSkillId, ...placeFields } = body;
      const emptyFields = { alternativeNames: [], skillDescription: '', embeddingDescription: '', encyclopediaIds: [] };
      const fields = await newSkill({ ...placeFields, ...emptyFields }, identity);
      return explainWriteFailure(
        tree.graph.change(async (session) => {
          const [created] = await skills.create([fields], { by: userId, session });
          if (!created) throw new Error('no skill was created');
          const place = { rootSkillId, parentId: parentSkillId, childId: created._id };
          await changes.link(place, { by: userId, changeSet: created.changeSet, session });
          return { skillId: created._id, skillName: created.skillName };
        }),
      );
    });
  };
