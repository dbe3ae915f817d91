import type { RoleTableFilter } from '@skills-architect/contracts/roles';
import { fold } from '@skills-architect/service-kit';
import {
  NO_RECORD,
  newRecordKey,
  type PlannedRow,
  problemAt,
  readKeys,
  type TableKind,
  type TableRow,
  toPlannedRow,
  toRefusedRow,
} from '@skills-architect/service-kit/tables';
import { type RoleDocument, roleKey } from '../industry-roles/role-document';
import { exportedRoles } from './exported-roles';
import { roleCells } from './role-cells';
import { ROLE_LAYOUT, ROLE_NOTES } from './role-columns';
import { planRole } from './role-plan';
import { TAKEN, undoRoles, writeRoleRows } from './role-writes';
import type { RoleTableParts } from './table-parts';
import { readTablePlaces, type TablePlaces } from './table-places';

const KEYS = { id: 'roleId', rev: 'rev', name: 'roleName' };

/** Industry roles as a table. */
export const roleTable = (parts: RoleTableParts): TableKind<RoleTableFilter> => {
  const { roles, structure, readSources } = parts;
  const exporter = exportedRoles(roles);
  const readPlaces = () => readTablePlaces(structure, readSources);

  /** Ids of the roles with these names, by source and place. */
  const findNamesakes = async (names: readonly string[]) => {
    const ids = new Map<string, number[]>();
    if (!names.length) return ids;
    const found = await roles.model
      .find(
        { nameKey: { $in: names.map(fold) }, ...roles.alive },
        { sourceId: 1, subsectorId: 1, functionId: 1, nameKey: 1 },
      )
      .lean<Pick<RoleDocument, '_id' | 'sourceId' | 'subsectorId' | 'functionId' | 'nameKey'>[]>();
    for (const one of found) {
      const key = `${one.sourceId} ${roleKey(one)}`;
      ids.set(key, [...(ids.get(key) ?? []), one._id]);
    }
    return ids;
  };

  const check = async (rows: readonly TableRow[], places: TablePlaces, userType: number): Promise<PlannedRow[]> => {
    const keyed = rows.map((row) => ({ row, ...readKeys(row, KEYS) }));
    const ids = keyed.flatMap(({ id }) => id ?? []);
    const found = await roles.model.find({ _id: { $in: ids }, ...roles.alive }).lean<RoleDocument[]>();
    const byId = new Map(found.map((role) => [role._id, role]));
    const planned = keyed.map(({ row, id, rev, refusal }) => {
      const role = id === undefined ? undefined : byId.get(id);
      if (refusal) return { done: refusal };
      if (id !== undefined && !role) return { done: toRefusedRow(row, row.cells.roleName ?? '', 'roleId', NO_RECORD) };
      const former = role && { role, cells: roleCells(role, places) };
      const plan = planRole({ row, former, places, userType });
      const { changes } = plan;
      const uniqueFields = {
        subsectorId: changes.subsectorId ?? role?.subsectorId ?? 0,
        functionId: changes.functionId ?? role?.functionId ?? 0,
        nameKey: fold(changes.roleName ?? role?.roleName ?? ''),
      };
      const needsFreeName = !role || roleKey(uniqueFields) !== roleKey(role);
      const key = needsFreeName ? `${role?.sourceId ?? changes.sourceId ?? 0} ${roleKey(uniqueFields)}` : undefined;
      return { row, role, rev, plan, name: changes.roleName ?? role?.roleName ?? '', key };
    });
    const takenNames = await findNamesakes(planned.flatMap((one) => (one.key ? [one.name] : [])));
    return planned.map((one): PlannedRow => {
      if (one.done) return one.done;
      const { row, role, rev, plan, key, name } = one;
      const others = key === undefined ? [] : (takenNames.get(key) ?? []).filter((id) => id !== role?._id);
      return toPlannedRow({
        row,
        key: role ? `role ${role._id}` : newRecordKey(row),
        name: role?.roleName ?? name,
        record: role,
        exported: rev,
        compared: { changed: plan.changed, cells: plan.cells },
        changes: plan.changes,
        problems: [...plan.problems, ...(others.length ? [problemAt(row, 'roleName', TAKEN)] : [])],
        unique: [
          ...(role ? [{ field: 'roleId', key: `role ${role._id}` }] : []),
          ...(key === undefined ? [] : [{ field: 'roleName', key: `name ${key}` }]),
        ],
      });
    });
  };

  return {
    kind: 'roles',
    sheet: 'Roles',
    noun: 'roles',
    layouts: [ROLE_LAYOUT],
    notes: ROLE_NOTES,
    count: exporter.count,
    async *pages(filter, identity) {
      const places = await readPlaces();
      for await (const page of exporter.pages(filter, identity))
        yield page.map((role) => {
          const cells: Record<string, string> = roleCells(role, places);
          return ROLE_LAYOUT.columns.map(({ field }) => cells[field] ?? '');
        });
    },
    async startCheck({ identity }) {
      const places = await readPlaces();
      return { rows: (rows) => check(rows, places, identity.user?.userType ?? 0), notes: () => [] };
    },
    write: (records, write) => writeRoleRows(parts, records, write),
    undo: (ids, by, sets, identity) => undoRoles(parts, ids, by, sets, identity),
  };
};
