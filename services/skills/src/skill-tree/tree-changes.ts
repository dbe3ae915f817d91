import { randomUUID } from 'node:crypto';
import { AppError, notFound, type ServiceKit, type Write } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import type { SkillDocument, Skills } from '../skills/skill-document';
import type { SkillLink, SkillLinks } from './link-document';
import { type LinkGraph, linkGraph } from './link-graph';
import { type Link, type LinkProblem, linkProblem } from './tree-rules';

export interface TreeDependencies {
  kit: ServiceKit;
  skills: Skills;
  links: SkillLinks;
  graph: LinkGraph;
}

/** What the routes of the skill tree share. */
export const treeParts = (kit: ServiceKit, skills: Skills, links: SkillLinks): TreeDependencies => ({
  kit,
  skills,
  links,
  graph: linkGraph(kit, links),
});

const PROBLEM_TEXTS: Record<LinkProblem, string> = {
  exists: 'Skill Exists',
  circle: 'A skill cannot be below itself.',
  'not in the tree': 'This place is not in the tree any more.',
  root: 'The root of the tree cannot be moved.',
};

interface Place extends Link {
  rootSkillId: number;
}

/** Links, unlinks and moves skills, one change at a time. */
export const treeChanges = ({ skills, links, graph }: TreeDependencies) => {
  const readAlive = async (ids: readonly number[], session: ClientSession) => {
    const filter = { _id: { $in: [...ids] }, ...skills.alive };
    const found = await skills.model.find(filter, { _id: 1 }, { session }).lean<Pick<SkillDocument, '_id'>[]>();
    return new Set(found.map(({ _id }) => _id));
  };

  /** Throws when the link would break a rule; `leaving` is the link that a move removes. */
  const check = async ({ rootSkillId, parentId, childId }: Place, session: ClientSession, leaving?: SkillLink) => {
    const above = (await graph.findAbove([parentId, childId], session)).filter(({ _id }) => _id !== leaving?._id);
    const ids = new Set([parentId, childId, rootSkillId, ...above.flatMap((link) => [link.parentId, link.childId])]);
    const alive = await readAlive([...ids], session);
    for (const id of [parentId, childId, rootSkillId]) if (!alive.has(id)) throw notFound('This skill');
    const deleted = new Set([...ids].filter((id) => !alive.has(id)));
    const isMove = leaving !== undefined;
    const problem = linkProblem({ rootSkillId, parentId, childId, links: above, deleted, isMove });
    if (problem) throw new AppError('conflict', PROBLEM_TEXTS[problem]);
  };

  const find = ({ parentId, childId }: Link, session: ClientSession) =>
    links.model.findOne({ parentId, childId, ...links.alive }, null, { session }).lean<SkillLink>();

  return {
    /** Call it inside `graph.change`. */
    link: async (place: Place, write: Write & { session: ClientSession }) => {
      await check(place, write.session);
      await links.create([{ parentId: place.parentId, childId: place.childId }], write);
    },

    unlink: (link: Link, write: Write) =>
      graph.change(async (session) => {
        const existing = await find(link, session);
        if (!existing) throw notFound('This place in the tree');
        const writeTogether = { changeSet: randomUUID(), ...write, session };
        if (existing.importKey) await links.change(existing._id, existing.rev, { keptOut: true }, writeTogether);
        await links.remove({ _id: existing._id }, writeTogether);
      }),

    move: (place: Place, fromId: number, write: Write) =>
      graph.change(async (session) => {
        const existing = await find({ parentId: fromId, childId: place.childId }, session);
        if (place.childId === place.rootSkillId) throw new AppError('conflict', PROBLEM_TEXTS.root);
        if (!existing) throw new AppError('conflict', 'Somebody else has moved this skill meanwhile.');
        await check(place, session, existing);
        await links.change(existing._id, existing.rev, { parentId: place.parentId }, { ...write, session });
      }),
  };
};
