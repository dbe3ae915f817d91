import type { RoleTableFilter } from '@skills-architect/contracts/roles';
import { LIBRARY_STATUS_NAMES } from '@skills-architect/contracts/skills';
import { columnLanguageReader, type LanguagesById, ownLanguageOf } from '@skills-architect/library-service-kit';
import {
  type Cells,
  isLanguageField,
  NO_RECORD,
  newRecordKey,
  type PlannedRow,
  problemAt,
  readKeys,
  repeatedNames,
  type TableKind,
  type TableRow,
  toPlannedRow,
  toRefusedRow,
  withDefaults,
  withoutEmptyCells,
} from '@skills-architect/library-service-kit/tables';
import { fold } from '@skills-architect/service-kit';
import { type RoleDocument, roleKey } from '../industry-roles/role-document';
import { exportedRoles } from './exported-roles';
import { roleCells } from './role-cells';
import { ROLE_LAYOUT, ROLE_NOTES } from './role-columns';
import { planRole } from './role-plan';
import { placesToTell, TAKEN, undoRoles, writeRoleRows } from './role-writes';
import type { RoleTableDependencies } from './table-dependencies';
import { functionKey, readTablePlaces, type TablePlaces } from './table-places';

const KEYS = { id: 'roleId', rev: 'rev', name: 'roleName' };

/** What a list without ids can change in a role of the library. Its place and status are those of the library. */
const TEXT_FIELDS = ['roleName', 'alternativeNames', 'occupation', 'roleDescription', 'workFunctions'];
const textsOf = (row: TableRow): TableRow => {
  const { cells, ...rest } = withoutEmptyCells(row);
  return {
    ...rest,
    cells: Object.fromEntries(
      Object.entries(cells).filter(([field]) => TEXT_FIELDS.includes(field) || isLanguageField(field)),
    ),
  };
};

/** What the rows of one table are checked with. */
interface CheckOf {
  places: TablePlaces;
  languages: LanguagesById;
  userType: number;
  defaults: Cells;
  sameNames: ReturnType<typeof repeatedNames>;
}

/** Industry roles as a table. */
export const roleTable = (dependencies: RoleTableDependencies): TableKind<RoleTableFilter> => {
  const { roles, structure, readSources, sourceLanguages } = dependencies;
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
    for (const role of found) {
      const key = `${role.sourceId} ${roleKey(role)}`;
      ids.set(key, [...(ids.get(key) ?? []), role._id]);
    }
    return ids;
  };

  /** Where a row without an id would be, as the key of a role; undefined when a part is missing. */
  const placeKey = ({ cells }: TableRow, places: TablePlaces) => {
    const sourceId = places.sources.get(fold(cells.source ?? ''));
    const subsectorId = places.subSectors.get(fold(cells.subsector ?? ''));
    const functionId = places.functions.get(functionKey(subsectorId ?? 0, cells.functionName ?? ''));
    return sourceId && subsectorId && functionId
      ? `${sourceId} ${roleKey({ subsectorId, functionId, nameKey: fold(cells.roleName ?? '') })}`
      : undefined;
  };

  /**
   * Returns a function that finds the role of a row by its id, or by its name at its place: the same list next month
   * changes nothing.
   */
  const roleFinder = async (rows: readonly { row: TableRow; id?: number }[], context: CheckOf) => {
    const keyOf = (row: TableRow) => placeKey(withDefaults(row, context.defaults), context.places);
    const named = rows.filter(({ row, id }) => id === undefined && row.cells.roleName?.trim());
    const namesakes = await findNamesakes(named.map(({ row }) => row.cells.roleName ?? ''));
    const onlyOne = (row: TableRow) => {
      const ids = namesakes.get(keyOf(row) ?? '') ?? [];
      return ids.length === 1 ? ids[0] : undefined;
    };
    const ids = rows.flatMap(({ row, id }) => id ?? onlyOne(row) ?? []);
    const found = await roles.model.find({ _id: { $in: ids }, ...roles.alive }).lean<RoleDocument[]>();
    const byId = new Map(found.map((role) => [role._id, role]));
    return ({ row, id }: { row: TableRow; id?: number }) => byId.get(id ?? onlyOne(row) ?? 0);
  };

  const check = async (rows: readonly TableRow[], context: CheckOf): Promise<PlannedRow[]> => {
    const { places, languages, userType, defaults, sameNames } = context;
    const keyed = rows.map((row) => ({ row, ...readKeys(row, KEYS) }));
    const findRole = await roleFinder(keyed, context);
    const planned = keyed.map((keyedRow) => {
      const { id, rev, refusal } = keyedRow;
      const role = findRole(keyedRow);
      const known = id === undefined ? textsOf(keyedRow.row) : keyedRow.row;
      const row = role ? known : withDefaults(keyedRow.row, defaults);
      if (refusal) return { done: refusal };
      if (id !== undefined && !role) return { done: toRefusedRow(row, row.cells.roleName ?? '', 'roleId', NO_RECORD) };
      const former = role && { role, cells: roleCells(role, places) };
      const sourceId = places.sources.get(fold(row.cells.source ?? '')) ?? 0;
      const ownLanguage = ownLanguageOf(role ?? { sourceId }, languages);
      const plan = planRole({ row, former, places, userType, ownLanguage });
      sameNames.add(row, plan.changes.translations);
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
    const takenNames = await findNamesakes(planned.flatMap((row) => (row.key ? [row.name] : [])));
    return planned.map((plannedRow): PlannedRow => {
      if (plannedRow.done) return plannedRow.done;
      const { row, role, rev, plan, key, name } = plannedRow;
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
    languages: columnLanguageReader(dependencies.kit, { collections: { role: roles.name }, sourceLanguages }),
    async *pages(filter, identity, fields) {
      const places = await readPlaces();
      for await (const page of exporter.pages(filter, identity))
        yield page.map((role) => {
          const cells: Record<string, string> = roleCells(role, places);
          return fields.map((field) => cells[field] ?? '');
        });
    },
    async options() {
      const { subSectorNames, functionNames, leadershipNames, sourceNames } = await readPlaces();
      return {
        subsector: [...subSectorNames.values()],
        functionName: [...new Set(functionNames.values())],
        leadershipRole: [...leadershipNames.values()],
        source: [...sourceNames.values()],
        roleStatus: Object.values(LIBRARY_STATUS_NAMES),
      };
    },
    async startCheck({ identity, defaults }) {
      const sameNames = repeatedNames();
      const [places, languages] = await Promise.all([readPlaces(), sourceLanguages()]);
      const context = { places, languages, userType: identity.user?.userType ?? 0, defaults, sameNames };
      return { rows: (rows) => check(rows, context), notes: sameNames.notes };
    },
    async prepareWrite(records) {
      const places = await placesToTell(dependencies, records);
      return (write) => writeRoleRows(dependencies, records, write, places);
    },
    undo: (ids, by, sets, identity) => undoRoles(dependencies, ids, by, sets, identity),
  };
};
