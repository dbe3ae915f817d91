import { type RoleSummary, roleChanges, rolesByIds } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import type { Ids, ServiceKit } from '@skills-architect/service-kit';
import type { CareerCopy } from '../careers/career-copy';
import { departmentStore } from './departments';

/** Where a published role stands. */
interface RoleCopy {
  _id: number;
  roleName: string;
  sourceId: number;
  subsectorId: number;
  functionId: number;
}

/** Maximum per `rolesByIds` request. */
const IDS_PER_BATCH = 5000;

const toCopy = ({ roleId, roleName, sourceId, subsectorId, functionId }: RoleSummary): RoleCopy => ({
  _id: roleId,
  roleName,
  sourceId,
  subsectorId,
  functionId,
});

/** The explorer's copy of the published roles: departments with their roles for the tree, and data of careers. */
export const roleCopy = (kit: ServiceKit, careers: CareerCopy) => {
  const roles = () => kit.db.collection<RoleCopy>('roles');
  const departments = departmentStore(kit);

  const readAll = async () => {
    const found: RoleSummary[] = [];
    for (let after = '', more = true; more; ) {
      const page = await kit.peer(roleChanges, { query: { after } });
      found.push(...page.roles.filter(({ deleted }) => !deleted));
      ({ next: after, more } = page);
    }
    return found;
  };
  const readByIds = async (ids: readonly number[]) => {
    const found: RoleSummary[] = [];
    for (let from = 0; from < ids.length; from += IDS_PER_BATCH) {
      const page = await kit.peer(rolesByIds, { body: { roleIds: ids.slice(from, from + IDS_PER_BATCH) } });
      found.push(...page.roles);
    }
    return found;
  };

  /** Updates the copies of these roles; removes those of unpublished and deleted ones. */
  const rebuild = async (ids: Ids, { signal }: { signal: AbortSignal }) => {
    const summaries = ids === 'all' ? await readAll() : await readByIds(ids);
    const published = summaries.filter(({ roleStatus }) => roleStatus === LibraryStatus.Published);
    const copies = published.map(toCopy);
    const affected = ids === 'all' ? {} : { _id: { $in: [...ids] } };
    await departments.markStale(ids === 'all' ? ids : await roles().find(affected).toArray());
    signal.throwIfAborted();
    if (copies.length)
      await roles().bulkWrite(
        copies.map((replacement) => ({
          replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true },
        })),
      );
    await roles().deleteMany({ $and: [affected, { _id: { $nin: copies.map(({ _id }) => _id) } }] });
    await departments.rebuild(copies, published, signal);
    await careers.update(published, ids, signal);
    return undefined;
  };

  const findRoles = (field: 'sourceId' | 'subsectorId' | 'functionId') => async (ids: readonly number[]) =>
    roles().distinct('_id', { [field]: { $in: [...ids] } });

  kit.projections.add({
    name: 'roles and careers',
    title: 'Role tree and careers',
    affected: {
      industryRoles: (ids) => ids,
      sources: findRoles('sourceId'),
      subsectors: findRoles('subsectorId'),
      functions: findRoles('functionId'),
      leadershipRoles: careers.findRolesOfLeadership,
    },
    rebuild,
    publishes: 'roleExplorerData',
  });

  return {
    createIndexes: () =>
      Promise.all([
        roles().createIndexes([
          { key: { sourceId: 1, subsectorId: 1, functionId: 1 } },
          { key: { subsectorId: 1 } },
          { key: { functionId: 1 } },
        ]),
        departments.createIndexes(),
      ]),
    trees: departments.readTrees,
  };
};
export type RoleCopies = ReturnType<typeof roleCopy>;
