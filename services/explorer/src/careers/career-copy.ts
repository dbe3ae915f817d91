import { careersByIds, type RoleSummary } from '@skills-architect/contracts/roles';
import type { ServiceKit } from '@skills-architect/service-kit';
import { type CareerNode, CareerSnapshot } from './career-snapshot';

interface StoredCareer {
  _id: number;
  /** Grows with every update of the copy: readers fetch what is newer than what they have. */
  step: number;
  /** Missing once the role is no longer published. */
  role?: RoleSummary;
  /** Pairs of skill id and level. */
  skills?: [number, number][];
  links?: CareerNode['links'];
}

const COMPLETE = 'complete';
/** Maximum per `careersByIds` request. */
const IDS_AT_ONCE = 1000;

const toNode = ({ _id, role, skills = [], links = [] }: StoredCareer): CareerNode | undefined =>
  role && { roleId: _id, role, skills: new Map(skills), links, rank: role.leadershipRole?.leadershipRoleId ?? 0 };

/**
 * The explorer's copy of what careers are computed from. Every process keeps a snapshot in memory and reads what is
 * newer in the database before each answer, so that all of them answer alike.
 */
export const careerCopy = (kit: ServiceKit) => {
  const careers = () => kit.db.collection<StoredCareer>('careers');
  /** The latest update that is complete: the records of a later one may still be missing in part. */
  const complete = () => kit.db.collection<{ _id: string; step: number }>('careerSteps');
  const snapshot = new CareerSnapshot();
  let reading: Promise<void> = Promise.resolve();

  /** A role with several levels of a skill, one per scheme, counts with the highest. */
  const levels = (skills: readonly { skillId: number; levelNumber: number }[]) => {
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
    createIndexes: () => careers().createIndexes([{ key: { step: 1 } }]),
    /** Stores these published roles; of the affected ones (all, or these ids) the others are no longer published. */
    async update(published: readonly RoleSummary[], affected: 'all' | ReadonlySet<number>, lost: AbortSignal) {
      const step = await kit.counters.reserve('careers');
      for (let from = 0; from < published.length; from += IDS_AT_ONCE) {
        const part = published.slice(from, from + IDS_AT_ONCE);
        const { roles } = await kit.peer(careersByIds, { body: { roleIds: part.map(({ roleId }) => roleId) } });
        lost.throwIfAborted();
        const byId = new Map(roles.map((one) => [one.roleId, one]));
        await careers().bulkWrite(
          part.map((role) => {
            const { skills = [], careerLinks = [] } = byId.get(role.roleId) ?? {};
            const replacement = { step, role, skills: levels(skills), links: careerLinks };
            return { replaceOne: { filter: { _id: role.roleId }, replacement, upsert: true } };
          }),
        );
      }
      const ids = published.map(({ roleId }) => roleId);
      const gone = affected === 'all' ? { $nin: ids } : { $in: [...affected].filter((id) => !ids.includes(id)) };
      await careers().updateMany(
        { _id: gone, role: { $exists: true } },
        { $set: { step }, $unset: { role: 1, skills: 1, links: 1 } },
      );
      lost.throwIfAborted();
      await complete().updateOne({ _id: COMPLETE }, { $max: { step } }, { upsert: true });
    },
    /** The careers as they are now. */
    async read(): Promise<CareerSnapshot> {
      reading = reading.catch(() => undefined).then(readNewer);
      await reading;
      return snapshot;
    },
  };
};
export type CareerCopy = ReturnType<typeof careerCopy>;
