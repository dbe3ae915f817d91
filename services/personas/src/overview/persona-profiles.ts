import type { ApprovalFilter, OverviewFilter } from '@skills-architect/contracts/personas';
import { skillsByIds } from '@skills-architect/contracts/skills';
import type { Ids, ServiceKit } from '@skills-architect/service-kit';
import type { MappingDocument, Mappings } from '../persona-skills/mapping-document';
import type { PersonaDocument, Personas } from '../personas/persona-document';
import type { ReadApprovers } from '../reviews/approvers';
import { isChanged } from '../reviews/differences';
import { findByApproval } from '../reviews/find-by-approval';
import type { ReviewDocument, Reviews } from '../reviews/review-document';
import { SNAPSHOT_FIELDS, toSnapshot } from '../reviews/snapshot';
import { departmentCounts } from './department-counts';
import { type PersonaProfile, profileFilter, toProfile } from './profile';
import { similarGroups } from './similar-groups';

interface Stores {
  personas: Personas;
  mappings: Mappings;
  reviews: Reviews;
  readApprovers: ReadApprovers;
}

const PAGE_SIZE = 500;
/** Maximum per `skillsByIds` request. */
const SKILLS_PER_CALL = 5000;
const PROFILED = {
  personaGroupId: 1,
  ...SNAPSHOT_FIELDS,
} as const;

/** Names and categories of skills; cached until a skill changes. Unknown ones are missing. */
const skillReader = (kit: ServiceKit) =>
  kit.cachedById(['skills'], async (ids) => {
    const found = new Map<number, { skillName: string; skillCategory: string }>();
    for (let from = 0; from < ids.length; from += SKILLS_PER_CALL) {
      const { skills } = await kit.peer(skillsByIds, { body: { skillIds: ids.slice(from, from + SKILLS_PER_CALL) } });
      for (const { skillId, skillName, skillCategory } of skills)
        found.set(skillId, { skillName, skillCategory: skillCategory.skillCategory });
    }
    return found;
  });

/**
 * What the overview counts of each persona, and the figures and groups that follow from it: derived from personas and
 * their skills, and brought up to date in the background.
 */
export const personaProfiles = (kit: ServiceKit, { personas, mappings, reviews, readApprovers }: Stores) => {
  const profiles = () => kit.db.collection<PersonaProfile>('personaProfiles');
  const departments = departmentCounts(kit, profiles);
  const similar = similarGroups(kit, profiles);
  const readSkills = skillReader(kit);

  const derive = async (found: readonly PersonaDocument[]): Promise<PersonaProfile[]> => {
    const ids = found.map(({ _id }) => _id);
    const foundMappings = await mappings.model
      .find({ _id: { $in: ids }, ...mappings.alive }, { rows: 1 })
      .lean<Pick<MappingDocument, '_id' | 'rows'>[]>();
    const rows = new Map(foundMappings.map((mapping) => [mapping._id, mapping.rows]));
    const skills = await readSkills(foundMappings.flatMap((mapping) => mapping.rows.map(({ skillId }) => skillId)));
    const categories = new Map([...skills].flatMap(([id, skill]) => (skill ? [[id, skill.skillCategory]] : [])));
    const approved = await reviews.model
      .find({ _id: { $in: ids }, state: 'approved', ...reviews.alive }, { approved: 1 })
      .lean<Pick<ReviewDocument, '_id' | 'approved'>[]>();
    const versions = new Map(approved.map((review) => [review._id, review.approved?.version]));
    return found.map((persona) => {
      const ofPersona = rows.get(persona._id) ?? [];
      const version = versions.get(persona._id);
      const hasChanged = version !== undefined && isChanged(version, toSnapshot(persona, ofPersona));
      return { ...toProfile(persona, ofPersona, categories), ...(hasChanged && { isChanged: true as const }) };
    });
  };

  /** Replaces the stored profiles that match the filter by those of these personas. */
  const replace = async (found: readonly PersonaDocument[], filter: object, signal: AbortSignal) => {
    const next = await derive(found);
    const stored = await profiles()
      .find(filter, { projection: { clientId: 1, personaGroupId: 1, setKey: 1 } })
      .toArray();
    const changed = [...stored, ...next];
    signal.throwIfAborted();
    await Promise.all([departments.markStale(changed), similar.markStale(changed)]);
    if (next.length)
      await profiles().bulkWrite(
        next.map((replacement) => ({
          replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true },
        })),
        { ordered: false },
      );
    await profiles().deleteMany({ $and: [filter, { _id: { $nin: next.map(({ _id }) => _id) } }] });
  };

  const rebuildAll = async (signal: AbortSignal) => {
    await Promise.all([departments.markStale(), similar.markStale()]);
    for (let last = 0; ; ) {
      const page = await personas.model
        .find({ _id: { $gt: last }, ...personas.alive }, PROFILED)
        .sort({ _id: 1 })
        .limit(PAGE_SIZE)
        .lean<PersonaDocument[]>();
      const end = page.at(-1)?._id;
      await replace(page, { _id: { $gt: last, ...(end !== undefined && { $lte: end }) } }, signal);
      if (end === undefined) return;
      last = end;
    }
  };

  const rebuild = async (ids: Ids, { signal }: { signal: AbortSignal }) => {
    if (ids === 'all') await rebuildAll(signal);
    else
      for (let from = 0; from < ids.length; from += PAGE_SIZE) {
        const filter = { _id: { $in: ids.slice(from, from + PAGE_SIZE) } };
        const page = await personas.model.find({ ...filter, ...personas.alive }, PROFILED).lean<PersonaDocument[]>();
        await replace(page, filter, signal);
      }
    await departments.update(signal);
    await similar.update(signal);
    // Pages must not learn the ids of personas that are not their client's.
    return 'all' as const;
  };

  /** The personas with a skill that has another category now, or was deleted or restored. */
  const findRecategorised = async (skillIds: readonly number[]): Promise<number[]> => {
    const current = await readSkills(skillIds);
    const moved = skillIds.map((skillId) => ({
      skills: { $elemMatch: { skillId, category: { $ne: current.get(skillId)?.skillCategory ?? '' } } },
    }));
    const profiled = new Set(await profiles().distinct('skills.skillId', { 'skills.skillId': { $in: [...skillIds] } }));
    const restored = skillIds.filter((id) => current.get(id) && !profiled.has(id));
    const [ofMoved, ofRestored] = await Promise.all([
      moved.length ? profiles().distinct('_id', { $or: moved }) : [],
      mappings.model.distinct('_id', { 'rows.skillId': { $in: restored }, ...mappings.alive }),
    ]);
    return [...new Set([...ofMoved, ...ofRestored.map(Number)])];
  };

  kit.projections.add({
    name: 'persona overview',
    title: 'Overview of companies',
    affected: { personas: (ids) => ids, skills: findRecategorised },
    rebuild,
    publishes: 'personaOverview',
  });

  const findProfiled = async (conditions: object) => {
    const found = await profiles()
      .find(conditions, { projection: { _id: 1 } })
      .toArray();
    return found.map(({ _id }) => _id);
  };

  return {
    createIndexes: () =>
      Promise.all([
        departments.createIndexes(),
        similar.createIndexes(),
        profiles().createIndexes([
          { key: { personaGroupId: 1 } },
          { key: { clientId: 1, state: 1 } },
          { key: { clientId: 1, leadershipRoleId: 1 } },
          { key: { clientId: 1, lacks: 1 } },
          { key: { clientId: 1 }, name: 'changed', partialFilterExpression: { isChanged: true } },
          { key: { clientId: 1, setKey: 1 } },
          { key: { clientId: 1, 'skills.skillId': 1, 'skills.level': 1 } },
          { key: { clientId: 1, 'skills.category': 1, 'skills.level': 1 } },
          { key: { 'skills.skillId': 1 } },
        ]),
      ]),
    departments,
    similar,
    readSkills,
    collection: profiles,
    /** The ids of the personas that match what profiles have; undefined when nothing of that is filtered. */
    async findIds(clientId: number, filter: OverviewFilter): Promise<number[] | undefined> {
      const conditions = profileFilter(clientId, filter);
      return conditions && (await findProfiled(conditions));
    },
    /** Filter for the personas with this approval, for this user; see {@link findByApproval}. */
    byApproval: async (clientId: number, approval: ApprovalFilter, userId: number) =>
      approval === 'changed'
        ? { _id: { $in: await findProfiled({ clientId, isChanged: true }) } }
        : findByApproval(reviews, {
            clientId,
            approval,
            userId,
            isApprover: (await readApprovers(clientId)).includes(userId),
          }),
  };
};
export type PersonaProfiles = ReturnType<typeof personaProfiles>;
