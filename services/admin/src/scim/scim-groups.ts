import { AppError, PORTAL_USER, repeatOnDuplicateKey, type ServiceKit } from '@skills-architect/service-kit';
import SCIMMY from 'scimmy';
import type { ProviderDocument } from '../sign-in/provider-document';
import type { SettleRights } from '../sign-in/settle-rights';
import type { GroupDocument, Groups } from './group-document';
import { toGroupFilter } from './group-filter';
import type { ScimContext } from './scim-context';
import { asScim, changedSince, notFoundError } from './scim-errors';
import { readGroupId, readScimGroup, toGroupId, toScimGroup, versionOfGroup } from './scim-group';
import type { Page } from './scim-users';

/** Most groups of one provider that a filter other than equalities is tried on. */
const MAX_FILTERED = 2000;
/** Most users about whom the rules decide within the request; a job decides about the others. */
const AT_ONCE = 100;
const author = { by: PORTAL_USER };

interface ScimGroupParts {
  kit: ServiceKit;
  groups: Groups;
  upkeep: SettleRights;
  settleLater: (provider: ProviderDocument) => Promise<unknown>;
}

/** The members that a change adds and removes. */
const compareMembers = (before: readonly string[], after: readonly string[]) => {
  const [had, has] = [new Set(before), new Set(after)];
  return { added: after.filter((id) => !had.has(id)), removed: before.filter((id) => !has.has(id)) };
};

/** The groups that a provider manages by SCIM; their members get the rights of the rules at once. */
export const scimGroups = ({ kit, groups, upkeep, settleLater }: ScimGroupParts) => {
  const run = asScim(kit.log);
  const findOne = ({ provider }: ScimContext, filter: object) =>
    groups.model.findOne({ providerId: provider._id, ...filter, ...groups.alive }).lean<GroupDocument>();
  const find = async (context: ScimContext, id: string): Promise<GroupDocument> => {
    const number = readGroupId(id);
    const found = number === undefined ? null : await findOne(context, { _id: number });
    if (!found) throw notFoundError('group', id);
    return found;
  };
  const shown = (context: ScimContext, group: GroupDocument) => {
    context.revs.set(toGroupId(group._id), group.rev);
    return toScimGroup(group);
  };
  const refuseOld = ({ ifMatch }: ScimContext, before: GroupDocument) => {
    if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== versionOfGroup(before)) throw changedSince('group');
  };

  const settle = async ({ provider, notes }: ScimContext, difference: { added: string[]; removed: string[] }) => {
    const { isDone, ...settled } = await upkeep.settle(provider, AT_ONCE);
    notes.push({ ...difference, ...settled });
    if (!isDone) await settleLater(provider);
  };

  const write = async (context: ScimContext, id: string | undefined, resource: object) => {
    const { fields, members } = readScimGroup(resource);
    const providerId = context.provider._id;
    const before = id === undefined ? await findOne(context, { key: fields.key }) : await find(context, id);
    if (before) refuseOld(context, before);
    const former = before?.members ?? [];
    // A repeated creation takes nobody out: whoever was added since stays.
    const next = id === undefined ? [...new Set([...former, ...(members ?? [])])] : (members ?? []);
    const difference = compareMembers(former, next);
    const isRenamed = before?.displayName !== fields.displayName || before.externalId !== fields.externalId;
    const affected = isRenamed ? [...new Set([...former, ...next])] : [...difference.added, ...difference.removed];
    const isSame = before && !isRenamed && !affected.length;
    const after = isSame
      ? before
      : await kit.db.transaction(async (session) => {
          const values = { ...fields, providerId, members: next };
          const rev = before ? (context.revs.get(toGroupId(before._id)) ?? before.rev) : undefined;
          const [group] = before
            ? [await groups.change(before._id, rev, values, { ...author, session })]
            : await groups.create([values], { ...author, session });
          await upkeep.mark(providerId, affected, session);
          return group;
        });
    if (!after) throw new Error('no group was created');
    // Also without a change: a former request may have ended before its users were done.
    await settle(context, difference);
    return shown(context, after);
  };

  /** One page, and the number of all groups that match; without members where nobody asks for them. */
  const list = async (context: ScimContext, filter: string | undefined, { skip, limit, isShort }: GroupPage) => {
    const parsed = filter === undefined ? undefined : new SCIMMY.Types.Filter(filter);
    const indexed = filter === undefined ? undefined : toGroupFilter(filter);
    const where = { providerId: context.provider._id, ...groups.alive, ...indexed };
    const read = (from: number, most: number, isWhole: boolean) =>
      groups.model
        .find(where, isWhole ? {} : { members: 0 })
        .sort({ _id: 1 })
        .skip(from)
        .limit(most)
        .lean<GroupDocument[]>();
    if (parsed && !indexed) {
      const matching = parsed.match((await read(0, MAX_FILTERED, true)).map(toScimGroup));
      return { total: matching.length, found: matching.slice(skip, skip + limit) };
    }
    // For MongoDB a limit of 0 is none.
    const [total, found] = await Promise.all([
      groups.model.countDocuments(where),
      limit ? read(skip, limit, !isShort) : [],
    ]);
    return { total, found: found.map(toScimGroup) };
  };

  const remove = async (context: ScimContext, id: string) => {
    const before = await find(context, id);
    refuseOld(context, before);
    await kit.db.transaction(async (session) => {
      const { removed } = await groups.remove({ _id: before._id, rev: before.rev }, { ...author, session });
      if (!removed.length) throw new AppError('conflict', 'The group was changed at the same time. Try again.');
      await upkeep.mark(context.provider._id, before.members, session);
    });
    await settle(context, { added: [], removed: before.members });
  };

  return {
    read: (context: ScimContext, id: string) => run(async () => shown(context, await find(context, id))),
    list: (context: ScimContext, filter: string | undefined, page: GroupPage) => run(() => list(context, filter, page)),
    write: (context: ScimContext, id: string | undefined, resource: object) =>
      // Two first creations at the same time: the second one finds the group of the first.
      run(() =>
        id === undefined ? repeatOnDuplicateKey(() => write(context, id, resource)) : write(context, id, resource),
      ),
    remove: (context: ScimContext, id: string) => run(() => remove(context, id)),
  };
};
export type ScimGroups = ReturnType<typeof scimGroups>;

interface GroupPage extends Page {
  /** Whether members are left out. */
  isShort: boolean;
}
