import { careersByIds, type RoleSummary } from '@skills-architect/contracts/roles';
import type { Ids, ServiceKit } from '@skills-architect/service-kit';
import { type CareerNode, CareerSnapshot } from './career-snapshot';

interface StoredCareer {
  _id: number;
  /** Number of the update that wrote this record: processes fetch the records that are newer than their snapshot. */
  step: number;
  /** Missing once the role is no longer published. */
  role?: RoleSummary;
  /** Pairs of skill id and level. */
  skills?: [number, number][];
  links?: CareerNode['links'];
}

const COMPLETE = 'complete';
/** Maximum per `careersByIds` request. */
const IDS_PER_BATCH = 1000;

const toNode = ({ _id, role, skills = [], links = [] }: StoredCareer): CareerNode | undefined =>
  role && { roleId: _id, role, skills: new Map(skills), links, rank: role.leadershipRole?.leadershipRoleId ?? 0 };

/**
 * The explorer's copy of the data for career computations. Every process has a snapshot in memory and reads newer
 * records from the database before each answer, so that all processes give the same answer.
 */
export const careerCopy = (kit: ServiceKit) => {
  const careers = () => kit.db.collection<StoredCareer>('careers');
  /** Number of the latest complete update; a later one is still being written. */
  const complete = () => kit.db.collection<{ _id: string; step: number }>('careerSteps');
  const snapshot = new CareerSnapshot();
  let reading: Promise<void> = Promise.resolve();

  /** Skills with their levels. A skill may have several levels, one per scheme: the highest counts. */
  const highestLevels = (skills: readonly { skillId: number; levelNumber: number }[]) => {
    const highest = new Map<number, number>();
    for (const { skillId, levelNumber } of skills)
      highest.set(skillId, Math.max(levelNumber, highest.get(skillId) ?? 0));
    return [...highest];
  };

  const readNewer = async () => {
    const { step = 0 } = (await complete().findOne({ _id: COMPLETE })) ?? {};
    if (step <= snapshot.step) return;
    const newer = await careers()
      .find({ step: { $gt: snapshot.step, $lte: step } })
      .toArray();
    for (const one of newer) snapshot.put(one._id, toNode(one));
    snapshot.step = step;
  };

  return {
    createIndexes: () =>
      careers().createIndexes([{ key: { step: 1 } }, { key: { 'role.leadershipRole.leadershipRoleId': 1 } }]),
    /** The roles with one of these leadership roles. */
    findRolesOfLeadership: (ids: readonly number[]): Promise<number[]> =>
      careers().distinct('_id', { 'role.leadershipRole.leadershipRoleId': { $in: [...ids] } }),
    /** Stores these published roles. Affected roles that are not among them are no longer published: it removes them. */
    async update(published: readonly RoleSummary[], affected: Ids, lost: AbortSignal) {
      const step = await kit.counters.reserve('careers');
      for (let from = 0; from < published.length; from += IDS_PER_BATCH) {
        const part = published.slice(from, from + IDS_PER_BATCH);
        const { roles } = await kit.peer(careersByIds, { body: { roleIds: part.map(({ roleId }) => roleId) } });
        lost.throwIfAborted();
        const byId = new Map(roles.map((one) => [one.roleId, one]));
        await careers().bulkWrite(
          part.map((role) => {
            const { skills = [], careerLinks = [] } = byId.get(role.roleId) ?? {};
            const replacement = { step, role, skills: highestLevels(skills), links: careerLinks };
            return { replaceOne: { filter: { _id: role.roleId }, replacement, upsert: true } };
          }),
        );
      }
      const ids = new Set(published.map(({ roleId }) => roleId));
      const removedIds = affected === 'all' ? { $nin: [...ids] } : { $in: affected.filter((id) => !ids.has(id)) };
      await careers().updateMany(
        { _id: removedIds, role: { $exists: true } },
        { $set: { step }, $unset: { role: 1, skills: 1, links: 1 } },
      );
      lost.throwIfAborted();
      await complete().updateOne({ _id: COMPLETE }, { $max: { step } }, { upsert: true });
    },
    /** The current careers. */
    async read(): Promise<CareerSnapshot> {
      reading = reading.catch(() => undefined).then(readNewer);
      await reading;
      return snapshot;
    },
  };
};
export type CareerCopy = ReturnType<typeof careerCopy>;
