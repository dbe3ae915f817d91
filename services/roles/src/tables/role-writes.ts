import { LibraryStatus } from '@skills-architect/contracts/skills';
import { removedTranslations } from '@skills-architect/library-service-kit';
import {
  CHANGED_SINCE,
  changedTranslations,
  type PlannedRecord,
  type TableWrite,
  type WriteResult,
} from '@skills-architect/library-service-kit/tables';
import { fold, type Identity } from '@skills-architect/service-kit';
import { type RoleDocument, roleKey, roleTexts } from '../industry-roles/role-document';
import { usedRoles } from '../industry-roles/role-use';
import { toFields } from '../industry-roles/role-writer';
import { type RequestedPlaces, readRequestedPlaces, tellPublished } from '../role-requests/tell-published';
import { RoleChanges } from './role-plan';
import type { RoleTableDependencies } from './table-dependencies';

export const TAKEN = 'This role already exists. Choose another name, or state its Role Id to change it.';

interface RoleToWrite {
  key: string;
  changes: RoleChanges;
  former?: RoleDocument;
}

const toForm = ({ changes, former }: RoleToWrite) => {
  const { sourceId: _, translations: __, ...fields } = changes;
  return {
    roleName: former?.roleName ?? '',
    alternativeNames: former?.alternativeNames ?? [],
    subsectorId: former?.subsectorId ?? 0,
    functionId: former?.functionId ?? 0,
    occupation: former?.occupation ?? '',
    leadershipRoleId: former?.leadershipRoleId ?? 0,
    roleDescription: former?.roleDescription ?? '',
    roleandResponsibilities: former?.roleandResponsibilities ?? '',
    roleStatus: former?.roleStatus ?? LibraryStatus.Draft,
    ...fields,
  };
};

/** The stored fields of a role to write, with its translations after the changes. */
const fieldsOf = ({ changes, former, form }: Omit<RoleToWrite, 'key'> & { form: ReturnType<typeof toForm> }) => {
  const texts = roleTexts({ ...form, translations: former?.translations ?? [] });
  const translations = changedTranslations(texts, changes.translations ?? []);
  return { ...toFields(form, translations), translations };
};

/** Where those roles were asked for that these rows are to publish. */
export const placesToTell = async (
  { kit, roles }: Pick<RoleTableDependencies, 'kit' | 'roles'>,
  records: readonly PlannedRecord[],
): Promise<RequestedPlaces> => {
  const ids = records.flatMap(({ recordId, rows }) =>
    RoleChanges.parse(rows[0]?.changes ?? {}).roleStatus === LibraryStatus.Published ? (recordId ?? []) : [],
  );
  if (!ids.length) return new Map();
  const requested = await roles.model
    .find(
      { _id: { $in: ids }, request: { $exists: true }, roleStatus: { $ne: LibraryStatus.Published } },
      { request: 1 },
    )
    .lean<Pick<RoleDocument, '_id' | 'request'>[]>();
  return readRequestedPlaces(kit, requested);
};

/**
 * Writes a batch of roles in the transaction; skips those that were changed after the check, or whose name is taken by
 * now.
 */
export const writeRoleRows = async (
  { kit, roles }: Pick<RoleTableDependencies, 'kit' | 'roles'>,
  records: readonly PlannedRecord[],
  write: TableWrite,
  places: RequestedPlaces,
): Promise<WriteResult> => {
  const { session } = write;
  const [ids, skipReasons] = [new Map<string, number>(), new Map<string, string>()];
  const recordIds = records.flatMap(({ recordId }) => recordId ?? []);
  const found = await roles.model
    .find({ _id: { $in: recordIds }, ...roles.alive }, null, { session })
    .lean<RoleDocument[]>();
  const byId = new Map(found.map((role) => [role._id, role]));
  const planned = records.flatMap(({ key, recordId, rev, rows }): RoleToWrite[] => {
    const changes = RoleChanges.parse(rows[0]?.changes ?? {});
    if (recordId === undefined) return [{ key, changes }];
    const former = byId.get(recordId);
    if (former && former.rev === rev) return [{ key, changes, former }];
    skipReasons.set(key, CHANGED_SINCE);
    return [];
  });
  const roleRows = planned.map((role) => {
    const form = toForm(role);
    const place = { ...form, nameKey: fold(form.roleName) };
    return { ...role, form, uniqueName: roleKey(place), sourceId: role.former?.sourceId ?? role.changes.sourceId ?? 0 };
  });
  const renamedRows = roleRows.filter(({ former, uniqueName }) => !former || roleKey(former) !== uniqueName);
  const holders = renamedRows.length
    ? await roles.model
        .find({ nameKey: { $in: renamedRows.map(({ form }) => fold(form.roleName)) }, ...roles.alive }, null, {
          session,
        })
        .lean<RoleDocument[]>()
    : [];
  for (const { key, former, sourceId, uniqueName } of renamedRows)
    if (
      holders.some(
        (holder) => holder._id !== former?._id && holder.sourceId === sourceId && roleKey(holder) === uniqueName,
      )
    )
      skipReasons.set(key, TAKEN);
  const writable = roleRows.filter(({ key }) => !skipReasons.has(key));

  const patches = writable.flatMap(({ changes, former, form, uniqueName }) =>
    former
      ? [[former._id, { ...fieldsOf({ changes, former, form }), uniqueKey: former.externalId ?? uniqueName }] as const]
      : [],
  );
  const written = await roles.changeMany(new Map(patches), write);
  const publishable = written.map((after) => ({ before: byId.get(after._id) ?? after, after }));
  await tellPublished(kit, publishable, { places, session });
  await removedTranslations(kit, 'role').follow(
    writable.flatMap(({ changes, former }) =>
      former ? [{ id: former._id, changes: changes.translations ?? [] }] : [],
    ),
    session,
  );
  for (const { key, former } of writable) if (former) ids.set(key, former._id);
  const newRoles = writable.filter(({ former }) => !former);
  const created = await roles.create(
    newRoles.map(({ changes, form, sourceId, uniqueName }) => ({
      ...fieldsOf({ changes, form }),
      sourceId,
      uniqueKey: uniqueName,
    })),
    write,
  );
  for (const [index, { key }] of newRoles.entries()) ids.set(key, created[index]?._id ?? 0);
  return { ids, skipReasons };
};

/** Undoes an import. Created roles are kept if a persona or job posting refers to them by now. */
export const undoRoles = async (
  { kit, roles, postings }: Pick<RoleTableDependencies, 'kit' | 'roles' | 'postings'>,
  ids: readonly number[],
  by: number,
  { changeSet, undoing }: { changeSet: string; undoing: string },
  identity: Identity,
): Promise<Set<number>> => {
  const keepCreated = await usedRoles({ kit, postings }, ids, identity);
  await roles.undo(changeSet, { by }, { _id: { $in: [...ids] } }, { undoing, keepCreated });
  return roles.undone(undoing, ids);
};
