import { EVENT } from '@skills-architect/contracts';
import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import { type RoleSummary, roleChanges, rolesByIds } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { lease, type ServiceKit, type StoredEvent } from '@skills-architect/service-kit';
import type { CareerCopy } from '../careers/career-copy';
import { buildTree, type ExplorerRole } from './build-tree';
import { staleRoles } from './stale-roles';

type RoleCopy = ExplorerRole & { _id: number };
/** The tree of one source. */
export interface SourceTree {
  _id: number;
  source: string;
  roles: number;
  tree: ExplorerNode;
}
interface Follower {
  _id: string;
  /** The copy includes all commits up to this event position. */
  position: string;
}

const FOLLOWER_ID = 'roles and careers';
/** Changes that follow each other within this time are copied together. */
const SETTLE_MS = 300;
/** Delay while another process of this service updates the copy; changes that it missed are read afterwards. */
const AFTER_OTHER_MS = 500;
/** Retry delay while the roles service has not started or is unavailable. */
const RETRY_MS = 5000;
/** Maximum per `rolesByIds` request. */
const IDS_PER_BATCH = 5000;

const toCopy = (role: RoleSummary): RoleCopy => {
  const { roleId, roleName, subsectorId, subsector, subsectorTypeId, functionId, functionName, sourceId, source } =
    role;
  const place = { subsectorId, subsector, subsectorTypeId, functionId, functionName };
  return { _id: roleId, roleId, roleName, ...place, sourceId, source };
};

/**
 * The explorer's copy of the published roles: a tree per source, and the data for career computations. It follows role
 * events from a stored position.
 */
export const treeCopy = (kit: ServiceKit, careers: CareerCopy) => {
  const roles = () => kit.db.collection<RoleCopy>('roles');
  const trees = () => kit.db.collection<SourceTree>('trees');
  const followers = () => kit.db.collection<Follower>('followers');
  const copyLease = lease(kit.db, 'tree-copy');
  let running: Promise<void> | undefined;
  let mustRepeat = false;
  let timer: NodeJS.Timeout | undefined;
  let unlisten: (() => void) | undefined;

  const rebuild = async (sourceIds: Set<number>, lost: AbortSignal) => {
    for (const sourceId of sourceIds) {
      lost.throwIfAborted();
      const members = await roles().find({ sourceId }).toArray();
      const [first] = members;
      if (!first) await trees().deleteOne({ _id: sourceId });
      else
        await trees().replaceOne(
          { _id: sourceId },
          { source: first.source, roles: members.length, tree: buildTree(first.source, sourceId, members) },
          { upsert: true },
        );
    }
  };

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
      const { roles } = await kit.peer(rolesByIds, { body: { roleIds: ids.slice(from, from + IDS_PER_BATCH) } });
      found.push(...roles);
    }
    return found;
  };

  /** Updates the copies of these roles; removes those of unpublished and deleted ones. */
  const copy = async (stale: 'all' | ReadonlySet<number>, lost: AbortSignal) => {
    const summaries = stale === 'all' ? await readAll() : await readByIds([...stale]);
    const publishedRoles = summaries.filter(({ roleStatus }) => roleStatus === LibraryStatus.Published);
    const copies = publishedRoles.map(toCopy);
    const publishedIds = copies.map(({ _id }) => _id);
    const affected = stale === 'all' ? {} : { _id: { $in: [...stale] } };
    const before = await roles().distinct('sourceId', affected);
    lost.throwIfAborted();
    if (copies.length)
      await roles().bulkWrite(
        copies.map((replacement) => ({
          replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true },
        })),
      );
    await roles().deleteMany({ $and: [affected, { _id: { $nin: publishedIds } }] });
    await rebuild(new Set([...before, ...copies.map(({ sourceId }) => sourceId)]), lost);
    await careers.update(publishedRoles, stale, lost);
  };

  const pull = async (lost: AbortSignal) => {
    const newPosition = kit.events.position();
    if (newPosition === undefined) throw new Error('the stream of events has not begun');
    const follower = await followers().findOne({ _id: FOLLOWER_ID });
    const stale = staleRoles(follower ? await kit.events.readMissed(follower.position) : undefined);
    if (stale === 'all' || stale.size) await copy(stale, lost);
    lost.throwIfAborted();
    await followers().updateOne({ _id: FOLLOWER_ID }, { $max: { position: newPosition } }, { upsert: true });
    if (stale === 'all' || stale.size)
      await kit.events.publish({ to: { all: true }, name: EVENT.changed, data: { resource: 'roleExplorerData' } });
  };

  /** Only one process updates at a time: a slower one would overwrite newer data with older data. */
  const pullAlone = async () => {
    if (await copyLease.claim()) await copyLease.during(pull);
    else if (unlisten) followIn(AFTER_OTHER_MS);
  };

  const follow = (): Promise<void> => {
    mustRepeat = running !== undefined;
    running ??= pullAlone()
      .catch((error) => {
        kit.log.error({ err: error }, 'the copy of the roles could not be brought up to date');
        if (unlisten) followIn(RETRY_MS);
      })
      .finally(() => {
        running = undefined;
        if (mustRepeat) void follow();
      });
    return running;
  };

  const followIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void follow(), milliseconds);
  };

  const onEvent = (event: StoredEvent) => {
    const stale = staleRoles([event]);
    if (stale === 'all' || stale.size) followIn(SETTLE_MS);
  };

  return {
    createIndexes: () => roles().createIndexes([{ key: { sourceId: 1 } }]),
    /** Updates the copy and follows changes from then on. */
    async start() {
      unlisten = kit.events.listen(onEvent, () => void follow());
      await follow();
    },
    async stop() {
      unlisten?.();
      unlisten = undefined;
      clearTimeout(timer);
      await running;
    },
    follow,
    trees: () => trees().find().sort({ _id: 1 }).toArray(),
  };
};
export type TreeCopy = ReturnType<typeof treeCopy>;
