import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { TRANSLATED_NAMES } from '@skills-architect/library-service-kit';
import { escapeRegExp, type Ids, type ServiceKit } from '@skills-architect/service-kit';
import type { QueryFilter } from 'mongoose';
import type { Skills } from '../skills/skill-document';
import { type NamesOfSkill, stemsOfNames } from './changed-skill-items';
import type { ContentDocument, Contents } from './content-document';
import { mapContent, skillFinder } from './map-content';
import type { TaughtSkill } from './match-skills';
import type { SkillContents } from './skill-content-document';
import { type NearestToJob, readTaughtByMeaning, taughtByMeaning } from './taught-by-meaning';

interface MappingDependencies {
  kit: ServiceKit;
  contents: Contents;
  skillContents: SkillContents;
  skills: Skills;
  /** The language model's vectors of skills, if there is one. */
  vectors?: (NearestToJob & { topic: string; prepared: (signal: AbortSignal) => Promise<void> }) | undefined;
}

/** Changes that follow each other within this time, such as the batches of an import, are mapped together. */
const SETTLE_MS = 3000;
const MAX_WAIT_MS = 60_000;
const SKILLS_PER_BATCH = 20;
const ITEMS_PER_BATCH = 50;
/** With more changed skills, mapping all items again is faster than searching for the affected ones. */
const MAX_SKILLS = 500;

/**
 * Maps content again when skills have changed: the items that name such a skill, or were mapped to it. With a language
 * model, items that name no skill are mapped by the meaning of their titles, in the background.
 */
export const contentMapping = ({ kit, contents, skillContents, skills, vectors }: MappingDependencies) => {
  /** Ids of the items affected by these skills. */
  const findItems = async (ids: number[]): Promise<number[]> => {
    const found = await skills.model
      .find({ _id: { $in: ids } }, { skillName: 1, alternativeNames: 1, ...TRANSLATED_NAMES })
      .lean<NamesOfSkill[]>();
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
    const taught = new Map(items.map((item): [number, TaughtSkill[]] => [item._id, findTaughtSkills(item)]));
    const unnamed = items.filter(({ _id }) => !taught.get(_id)?.length);
    if (vectors) {
      const byMeaning = await taughtByMeaning(skills, vectors, unnamed);
      const kept = byMeaning ? undefined : await readTaughtByMeaning(skillContents, unnamed);
      for (const [index, { _id }] of unnamed.entries()) taught.set(_id, byMeaning?.[index] ?? kept?.get(_id) ?? []);
    }
    await kit.db.transaction((session) =>
      mapContent(skillContents, items, ({ _id }) => taught.get(_id), { changeSet, session }),
    );
  };

  const mapAll = async (ids: number[], signal: AbortSignal) => {
    const changeSet = randomUUID();
    for (let from = 0; from < ids.length; from += ITEMS_PER_BATCH) {
      signal.throwIfAborted();
      await mapItems(ids.slice(from, from + ITEMS_PER_BATCH), changeSet);
      await setImmediate();
    }
  };

  /** Of these items, or of all, those that are mapped to no skill. */
  const findUnmapped = async (ids: Ids): Promise<number[]> => {
    const among = ids === 'all' ? {} : { $in: [...ids] };
    const mapped = await skillContents.model.distinct('contentId', {
      ...skillContents.alive,
      ...(ids !== 'all' && { contentId: among }),
    });
    const excluded = new Set(mapped);
    const items = await contents.model.distinct('_id', { ...contents.offered, ...(ids !== 'all' && { _id: among }) });
    return items.filter((id) => !excluded.has(id));
  };

  kit.projections.add({
    name: 'content of skills',
    title: 'Learning content of skills',
    affected: { skills: (ids) => ids },
    settleMs: SETTLE_MS,
    settleAllMs: SETTLE_MS,
    maxWaitMs: MAX_WAIT_MS,
    async rebuild(ids, { signal }) {
      await mapAll(await findAffectedItems(ids), signal);
      return undefined;
    },
  });

  if (!vectors) return;
  kit.projections.add({
    name: 'content by meaning',
    title: 'Learning content of skills by its meaning',
    // A few new vectors do not map all items again, which takes 8 ms an item.
    affected: { content: (ids) => ids, [vectors.topic]: (ids) => (ids.length > MAX_SKILLS ? 'all' : []) },
    settleMs: SETTLE_MS,
    settleAllMs: SETTLE_MS,
    maxWaitMs: MAX_WAIT_MS,
    async rebuild(ids, { signal }) {
      await vectors.prepared(signal);
      await mapAll(await findUnmapped(ids), signal);
      return undefined;
    },
  });
};
