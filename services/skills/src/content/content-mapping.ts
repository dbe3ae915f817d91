import { setImmediate } from 'node:timers/promises';
import { EVENT } from '@skills-architect/contracts';
import {
  escapeRegExp,
  findChangedRecords,
  type JobRun,
  type ServiceKit,
  type StoredEvent,
} from '@skills-architect/service-kit';
import type { QueryFilter } from 'mongoose';
import type { SkillDocument, Skills } from '../skills/skill-document';
import { stemsOfNames } from './changed-skill-items';
import type { ContentDocument, Contents } from './content-document';
import { mapContent, skillFinder } from './map-content';
import type { SkillContents } from './skill-content-document';

interface MappingParts {
  kit: ServiceKit;
  contents: Contents;
  skillContents: SkillContents;
  skills: Skills;
}

interface MappingState {
  _id: 'mapped';
  /** Changes of skills up to this time are included in the mapping. */
  until: Date;
}

type MappingRun = Pick<JobRun<unknown>, 'token' | 'signal' | 'progress'>;

const JOB = 'content-mapping';
const POLL_MS = 60_000;
/** Changes that follow each other within this time, such as the batches of an import, are mapped together. */
const SETTLE_MS = 3000;
/** A failed job is retried at most once in each interval of this length. */
const RETRY_MS = 10 * 60_000;
/** A change can be committed slightly later than its timestamp. */
const OVERLAP_MS = 2000;
const SKILLS_PER_BATCH = 20;
const ITEMS_PER_BATCH = 50;
/** With more changed skills, mapping all items again is faster than searching for the affected ones. */
const MAX_SKILLS = 500;

/** Maps content again when skills have changed: the items that name such a skill, or were mapped to it. */
export const contentMapping = ({ kit, contents, skillContents, skills }: MappingParts) => {
  const states = () => kit.db.collection<MappingState>('contentMapping');
  const readPosition = async (): Promise<Date> => {
    const now = kit.now();
    const state = await states().findOneAndUpdate(
      { _id: 'mapped' },
      { $setOnInsert: { until: now } },
      { upsert: true, returnDocument: 'after' },
    );
    return state?.until ?? now;
  };
  const findChangedSkills = (since: Date, until: Date) =>
    findChangedRecords(kit, 'skill', { since: new Date(since.getTime() - OVERLAP_MS), until });

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

  const findAffectedItems = async (ids: readonly number[]): Promise<number[]> => {
    if (ids.length > MAX_SKILLS) return contents.model.distinct('_id', contents.offered);
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

  /** Maps the items affected by changes up to `until`; resolves to their number. */
  const mapChanges = async (until: Date, { token, signal, progress }: MappingRun) => {
    const items = await findAffectedItems(await findChangedSkills(await readPosition(), until));
    for (let from = 0; from < items.length; from += ITEMS_PER_BATCH) {
      signal.throwIfAborted();
      await mapItems(items.slice(from, from + ITEMS_PER_BATCH), token);
      await progress(Math.min(from + ITEMS_PER_BATCH, items.length), items.length);
      await setImmediate();
    }
    await states().updateOne({ _id: 'mapped' }, { $max: { until } });
    return items.length;
  };

  kit.jobs.define(JOB, async (run) => {
    const mappedCount = await mapChanges(kit.now(), run);
    // Changes made during the job could not start another one, because its token was in use.
    startWhenSettled();
    return { summary: `${mappedCount.toLocaleString('en')} items were mapped again` };
  });

  /** Starts the job when skills have changed; the token is the same in all instances, so only one job runs. */
  const startIfChanged = async () => {
    const since = await readPosition();
    const now = kit.now();
    if (!(await findChangedSkills(since, now)).length) return;
    const retryInterval = Math.floor(now.getTime() / RETRY_MS);
    await kit.jobs.start(JOB, {
      token: `content mapping ${since.toISOString()} ${retryInterval}`,
      title: 'Mapping content to changed skills',
      entity: 'items',
      step: 'Mapping item',
      data: undefined,
      identity: { service: kit.name, depth: 0 },
      cancellable: false,
    });
  };
  const report = (err: unknown) => kit.log.warn({ err }, 'content was not mapped to changed skills');
  let pollTimer: NodeJS.Timeout | undefined;
  let settleTimer: NodeJS.Timeout | undefined;
  let unlisten: (() => void) | undefined;
  const startWhenSettled = () => {
    clearTimeout(settleTimer);
    settleTimer = setTimeout(() => void startIfChanged().catch(report), SETTLE_MS);
    settleTimer.unref();
  };

  return {
    start() {
      unlisten = kit.events.listen(({ name, data }: StoredEvent) => {
        if (name === EVENT.changed && data.resource === 'skills') startWhenSettled();
      });
      // Also polls, because changes may never settle, and this process may miss events.
      pollTimer = setInterval(() => void startIfChanged().catch(report), POLL_MS);
      pollTimer.unref();
      return readPosition();
    },
    stop() {
      unlisten?.();
      clearInterval(pollTimer);
      clearTimeout(settleTimer);
    },
  };
};
