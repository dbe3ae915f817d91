import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { escapeRegExp, type Ids, type ServiceKit } from '@skills-architect/service-kit';
import type { QueryFilter } from 'mongoose';
import type { SkillDocument, Skills } from '../skills/skill-document';
import { stemsOfNames } from './changed-skill-items';
import type { ContentDocument, Contents } from './content-document';
import { mapContent, skillFinder } from './map-content';
import type { SkillContents } from './skill-content-document';

interface MappingDependencies {
  kit: ServiceKit;
  contents: Contents;
  skillContents: SkillContents;
  skills: Skills;
}

/** Changes that follow each other within this time, such as the batches of an import, are mapped together. */
const SETTLE_MS = 3000;
const MAX_WAIT_MS = 60_000;
const SKILLS_PER_BATCH = 20;
const ITEMS_PER_BATCH = 50;
/** With more changed skills, mapping all items again is faster than searching for the affected ones. */
const MAX_SKILLS = 500;

/** Maps content again when skills have changed: the items that name such a skill, or were mapped to it. */
export const contentMapping = ({ kit, contents, skillContents, skills }: MappingDependencies) => {
  /** Ids of the items affected by these skills. */
  const findItems = async (ids: number[]): Promise<number[]> => {
    const found = await skills.model
      .find({ _id: { $in: ids } }, { skillName: 1, alternativeNames: 1 })
      .lean<Pick<SkillDocument, 'skillName' | 'alternativeNames'>[]>();
    const nameFilters = found
      .flatMap(stemsOfNames)
      .map((stems) => ({ $and: stems.map((stem) => ({ mappingWords: new RegExp(`^${escapeRegExp(stem)}`) })) }));
    const [mappedIds, namingIds] = await Promise.all([
      skillContents.model.distinct('contentId', { skillId: { $in: ids }, ...skillContents.alive }),
      nameFilters.length ? contents.model.distinct('_id', { ...contents.offered, $or: nameFilters }) : [],
    ]);
    return [...mappedIds, ...namingIds];
  };

  const findAffectedItems = async (ids: Ids): Promise<number[]> => {
    if (ids === 'all' || ids.length > MAX_SKILLS) return contents.model.distinct('_id', contents.offered);
    const items = new Set<number>();
    for (let from = 0; from < ids.length; from += SKILLS_PER_BATCH)
      for (const id of await findItems(ids.slice(from, from + SKILLS_PER_BATCH))) items.add(id);
    return [...items].sort((a, b) => a - b);
  };

  const mapItems = async (ids: number[], changeSet: string) => {
    const filter: QueryFilter<ContentDocument> = { _id: { $in: ids }, ...contents.offered };
    const items = await contents.model.find(filter).lean<ContentDocument[]>();
    const findTaughtSkills = await skillFinder(skills, items);
    await kit.db.transaction((session) => mapContent(skillContents, items, findTaughtSkills, { changeSet, session }));
  };

  kit.projections.add({
    name: 'content of skills',
    title: 'Learning content of skills',
    affected: { skills: (ids) => ids },
    settleMs: SETTLE_MS,
    settleAllMs: SETTLE_MS,
    maxWaitMs: MAX_WAIT_MS,
    async rebuild(ids, { signal }) {
      const changeSet = randomUUID();
      const items = await findAffectedItems(ids);
      for (let from = 0; from < items.length; from += ITEMS_PER_BATCH) {
        signal.throwIfAborted();
        await mapItems(items.slice(from, from + ITEMS_PER_BATCH), changeSet);
        await setImmediate();
      }
      return undefined;
    },
  });
};
