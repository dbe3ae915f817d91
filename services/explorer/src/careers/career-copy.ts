import { careersByIds, type RoleSummary } from '@skills-architect/contracts/roles';
import { followCopy, type Ids, type ServiceKit, stepCopy } from '@skills-architect/service-kit';
import { type CareerNode, CareerSnapshot } from './career-snapshot';

interface StoredCareer {
  role: RoleSummary;
  /** Pairs of skill id and level. */
  skills: [number, number][];
  links: CareerNode['links'];
}

/** Maximum per `careersByIds` request. */
const IDS_PER_BATCH = 1000;

const toNode = (roleId: number, { role, skills, links }: StoredCareer): CareerNode => ({
  roleId,
  role,
  skills: new Map(skills),
  links,
  rank: role.leadershipRole?.leadershipRoleId ?? 0,
});

/**
 * The explorer's copy of the data for career computations. Every process has a snapshot in memory and reads newer
 * records from the database before each answer, so that all processes give the same answer.
 */
export const careerCopy = (kit: ServiceKit) => {
  const copy = stepCopy<StoredCareer>(kit, 'careers');
  const snapshot = new CareerSnapshot();
  const memory = followCopy(copy, (page) => {
    for (const { id, data } of page) snapshot.put(id, data && toNode(id, data));
  });

  /** Skills with their levels. A skill may have several levels, one per scheme: the highest counts. */
  const highestLevels = (skills: readonly { skillId: number; levelNumber: number }[]) => {
    const highest = new Map<number, number>();
    for (const { skillId, levelNumber } of skills)
      highest.set(skillId, Math.max(levelNumber, highest.get(skillId) ?? 0));
    return [...highest];
  };

  return {
    createIndexes: () =>
      Promise.all([
        copy.createIndexes(),
        kit.db.collection('careers').createIndex({ 'data.role.leadershipRole.leadershipRoleId': 1 }),
      ]),
    /** The roles with one of these leadership roles. */
    findRolesOfLeadership: (ids: readonly number[]) =>
      kit.db
        .collection<{ _id: number }>('careers')
        .distinct('_id', { 'data.role.leadershipRole.leadershipRoleId': { $in: [...ids] } }),
    /** Stores these published roles. Affected roles that are not among them are no longer published: it removes them. */
    async update(published: readonly RoleSummary[], affected: Ids, signal: AbortSignal) {
      const write = await copy.begin();
      for (let from = 0; from < published.length; from += IDS_PER_BATCH) {
        const part = published.slice(from, from + IDS_PER_BATCH);
        const { roles } = await kit.peer(careersByIds, { body: { roleIds: part.map(({ roleId }) => roleId) } });
        const byId = new Map(roles.map((role) => [role.roleId, role]));
        const careers = part.map((role) => {
          const { skills = [], careerLinks = [] } = byId.get(role.roleId) ?? {};
          return { id: role.roleId, data: { role, skills: highestLevels(skills), links: careerLinks } };
        });
        await write.put(careers, signal);
      }
      const ids = new Set(published.map(({ roleId }) => roleId));
      await write.remove(affected === 'all' ? { except: [...ids] } : { ids: affected.filter((id) => !ids.has(id)) });
      signal.throwIfAborted();
      await write.complete();
    },
    /** The current careers. */
    async read(): Promise<CareerSnapshot> {
      await memory.catchUp();
      return snapshot;
    },
  };
};
export type CareerCopy = ReturnType<typeof careerCopy>;
