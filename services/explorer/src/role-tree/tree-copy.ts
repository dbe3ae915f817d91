import { EVENT } from '@skills-architect/contracts';
import type { ExplorerNode } from '@skills-architect/contracts/explorer';
import { roleChanges } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import type { ServiceKit, StoredEvent } from '@skills-architect/service-kit';
import { buildTree, type ExplorerRole } from './build-tree';
import { pullLease } from './pull-lease';

type RoleCopy = ExplorerRole & { _id: number };
/** The tree of one source. */
export interface SourceTree {
  _id: number;
  source: string;
  roles: number;
  tree: ExplorerNode;
}
interface Cursor {
  _id: string;
  after: string;
}

const FEED = 'roles';
const WAKES = ['industryRoles', 'subsectors', 'functions', 'sources'];
/** Changes often come in bursts: one pass after the last of them is enough. */
const SETTLE_MS = 300;
/** Another process of this service brings the copy up to date: what it has not seen is pulled after it. */
const AFTER_OTHER_MS = 500;
/** The roles service may start later than this one, or be away for a moment. */
const AGAIN_MS = 5000;

/** The explorer's copy of the published roles and a tree for each source, kept by following the roles' change feed. */
export const treeCopy = (kit: ServiceKit) => {
  const roles = () => kit.db.collection<RoleCopy>('roles');
  const trees = () => kit.db.collection<SourceTree>('trees');
  const cursors = () => kit.db.collection<Cursor>('cursors');
  let running: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let unlisten: (() => void) | undefined;

  const rebuild = async (sourceIds: Set<number>) => {
    for (const sourceId of sourceIds) {
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

  const lease = pullLease(kit, FEED);

  const pull = async () => {
    const touched = new Set<number>();
    let after = (await cursors().findOne({ _id: FEED }))?.after ?? '';
    for (let more = true; more; ) {
      const page = await kit.peer(roleChanges, { query: { after } });
      for (const role of page.roles) touched.add(role.sourceId);
      if (page.roles.length)
        await roles().bulkWrite(
          page.roles.map((role) => {
            const { deleted, roleStatus, roleId } = role;
            if (deleted || roleStatus !== LibraryStatus.Published) return { deleteOne: { filter: { _id: roleId } } };
            const { roleName, subsectorId, subsector, subsectorTypeId, functionId, functionName, sourceId, source } =
              role;
            const copy = {
              roleId,
              roleName,
              subsectorId,
              subsector,
              subsectorTypeId,
              functionId,
              functionName,
              sourceId,
              source,
            };
            return { replaceOne: { filter: { _id: roleId }, replacement: copy, upsert: true } };
          }),
        );
      after = page.next;
      more = page.more;
      await lease.renew();
    }
    if (!touched.size) return;
    await rebuild(touched);
    await cursors().updateOne({ _id: FEED }, { $set: { after } }, { upsert: true });
    await kit.events.publish({ to: { all: true }, name: EVENT.changed, data: { resource: 'roleExplorerData' } });
  };

  /** Pulls unless another process does; what is pulled twice is the same twice. */
  const pullAlone = async () => {
    if (!(await lease.claim())) return void (unlisten && followIn(AFTER_OTHER_MS));
    try {
      await pull();
    } finally {
      await lease.giveBack();
    }
  };

  const follow = (): Promise<void> => {
    again = running !== undefined;
    running ??= pullAlone()
      .catch((error) => {
        kit.log.error({ err: error }, 'the copy of the roles could not be brought up to date');
        if (unlisten) followIn(AGAIN_MS);
      })
      .finally(() => {
        running = undefined;
        if (again) void follow();
      });
    return running;
  };

  const followIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void follow(), milliseconds);
  };

  const heard = (event: StoredEvent) => {
    if (event.name !== EVENT.changed || !WAKES.includes(String(event.data.resource))) return;
    followIn(SETTLE_MS);
  };

  return {
    createIndexes: () => roles().createIndexes([{ key: { sourceId: 1 } }]),
    /** Brings the copy up to date and follows changes from then on. */
    async start() {
      unlisten = kit.events.listen(heard, () => void follow());
      await follow();
    },
    async stop() {
      unlisten?.();
      unlisten = undefined;
      clearTimeout(timer);
      await running;
    },
    /** Reads everything anew, for a copy that is no longer trusted. */
    async rebuildAll() {
      await cursors().deleteMany({});
      await roles().deleteMany({});
      await follow();
    },
    follow,
    trees: () => trees().find().sort({ _id: 1 }).toArray(),
  };
};
export type TreeCopy = ReturnType<typeof treeCopy>;
