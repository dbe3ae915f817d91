import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import type { RoleSummary } from '@skills-architect/contracts/roles';
import type { ServiceKit } from '@skills-architect/service-kit';
import { buildTree, type Department } from './build-tree';

type StoredDepartment = Department & {
  _id: string;
  /** Its roles are being changed. If that process is killed, the next rebuild stores this department again. */
  isStale?: true;
};
/** The place of a role in the tree. */
type Place = Pick<Department, 'sourceId' | 'subsectorId' | 'functionId'>;
type PlacedRole = Place & { _id: number; roleName: string };

/** The tree of one source. */
export interface SourceTree {
  _id: number;
  source: string;
  roles: number;
  tree: ExplorerNode;
}

const BATCH_SIZE = 500;

const toKey = ({ sourceId, subsectorId, functionId }: Place) => `${sourceId} ${subsectorId} ${functionId}`;
const toPlace = ({ sourceId, subsectorId, functionId }: Place): Place => ({ sourceId, subsectorId, functionId });
const distinctPlaces = (roles: readonly Place[]) => [
  ...new Map(roles.map((role) => [toKey(role), toPlace(role)])).values(),
];

/**
 * The departments of each source with their published roles. One document per department, because a document of a whole
 * tree would exceed MongoDB's 16 MB at about 130,000 roles.
 */
export const departmentStore = (kit: Pick<ServiceKit, 'db'>) => {
  const roles = () => kit.db.collection<PlacedRole>('roles');
  const departments = () => kit.db.collection<StoredDepartment>('departments');

  const rebuildBatch = async (places: readonly Place[], names: ReadonlyMap<string, RoleSummary>) => {
    const members = new Map<string, [number, string][]>();
    const found = roles()
      .find({ $or: [...places] })
      .collation({ locale: 'en' })
      .sort({ roleName: 1, _id: 1 });
    for await (const role of found) {
      const key = toKey(role);
      const own = members.get(key);
      if (own) own.push([role._id, role.roleName]);
      else members.set(key, [[role._id, role.roleName]]);
    }
    await departments().bulkWrite(
      places.map((place) => {
        const _id = toKey(place);
        const own = members.get(_id);
        if (!own) return { deleteOne: { filter: { _id } } };
        const named = names.get(_id);
        const change = {
          ...place,
          roles: own,
          ...(named && {
            source: named.source,
            subsector: named.subsector,
            subsectorTypeId: named.subsectorTypeId,
            functionName: named.functionName,
          }),
        };
        return { updateOne: { filter: { _id }, update: { $set: change, $unset: { isStale: '' } }, upsert: true } };
      }),
      { ordered: false },
    );
  };

  return {
    createIndexes: () =>
      departments().createIndexes([
        { key: { sourceId: 1 } },
        { key: { isStale: 1 }, partialFilterExpression: { isStale: true } },
      ]),

    /** Marks the departments of these roles, or all; call it before roles leave them, and `rebuild` afterwards. */
    markStale: (roles: readonly Place[] | 'all') =>
      departments().updateMany(roles === 'all' ? {} : { _id: { $in: roles.map(toKey) } }, { $set: { isStale: true } }),

    /** Stores the departments of these roles and the stale ones again, with the current names from `summaries`. */
    async rebuild(affected: readonly Place[], summaries: readonly RoleSummary[], signal: AbortSignal) {
      const names = new Map(summaries.map((role) => [toKey(role), role]));
      const stale = await departments()
        .find({ isStale: true }, { projection: { roles: 0 } })
        .toArray();
      const places = distinctPlaces([...affected, ...stale]);
      for (let from = 0; from < places.length; from += BATCH_SIZE) {
        signal.throwIfAborted();
        await rebuildBatch(places.slice(from, from + BATCH_SIZE), names);
      }
    },

    /** The tree of each source that has published roles. */
    async readTrees(): Promise<SourceTree[]> {
      const bySource = new Map<number, Department[]>();
      for await (const department of departments().find().sort({ sourceId: 1 })) {
        const own = bySource.get(department.sourceId);
        if (own) own.push(department);
        else bySource.set(department.sourceId, [department]);
      }
      return [...bySource].map(([_id, own]) => {
        const source = own[0]?.source ?? '';
        const tree = buildTree(source, _id, own);
        return { _id, source, roles: tree.value, tree };
      });
    },
  };
};
