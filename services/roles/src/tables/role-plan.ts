import { Id } from '@skills-architect/contracts';
import { RoleForm, SOURCES_FOR_NEW_ROLES } from '@skills-architect/contracts/roles';
import { LIBRARY_STATUS_NAMES, LibraryStatus } from '@skills-architect/contracts/skills';
import {
  type CellProblem,
  type Cells,
  type ComparedRow,
  compareRow,
  formatNameChoices,
  languageFields,
  planTranslations,
  problemAt,
  readListCell,
  type TableRow,
  TranslationChange,
  withoutOwnTexts,
} from '@skills-architect/library-service-kit/tables';
import { fold } from '@skills-architect/service-kit';
import * as z from 'zod';
import type { RoleDocument } from '../industry-roles/role-document';
import { savingProblem } from '../industry-roles/role-rules';
import { ROLE_FIELDS, readWorkFunctions } from './role-cells';
import { functionKey, type TablePlaces } from './table-places';

/** The changes of a row to a role, in the form's field names. No defaults: missing fields stay unchanged. */
export const RoleChanges = z.object({
  roleName: z.string().optional(),
  alternativeNames: z.array(z.string()).optional(),
  subsectorId: Id.optional(),
  functionId: Id.optional(),
  occupation: z.string().optional(),
  leadershipRoleId: Id.optional(),
  sourceId: Id.optional(),
  roleStatus: z.enum(LibraryStatus).optional(),
  roleDescription: z.string().optional(),
  roleandResponsibilities: z.string().optional(),
  translations: z.array(TranslationChange).optional(),
});
export type RoleChanges = z.infer<typeof RoleChanges>;

export interface RolePlan extends ComparedRow {
  changes: RoleChanges;
}

interface RoleRow {
  row: TableRow;
  former?: { role: RoleDocument; cells: Cells } | undefined;
  places: TablePlaces;
  userType: number;
  /** The language of the role's own texts. */
  ownLanguage: string;
}

/** Cells whose text is the value: the form's field, and its parser. */
const TEXTS = {
  roleName: { field: 'roleName', read: (cell: string): unknown => cell },
  alternativeNames: { field: 'alternativeNames', read: readListCell },
  occupation: { field: 'occupation', read: (cell: string): unknown => cell },
  roleDescription: { field: 'roleDescription', read: (cell: string): unknown => cell },
  workFunctions: { field: 'roleandResponsibilities', read: readWorkFunctions },
} as const;

const STATUSES = Object.values(LibraryStatus);
/** Columns whose name differs from the field that `savingProblem` names. */
const COLUMN_BY_FIELD: Record<string, string> = {
  subsectorId: 'subsector',
  functionId: 'functionName',
  leadershipRoleId: 'leadershipRole',
  sourceId: 'source',
};

/** The changes of a row to a role, and the problems of its cells. */
export const planRole = ({ row: given, former, places, userType, ownLanguage }: RoleRow): RolePlan => {
  const ownCell = (field: string) => given.cells[field] ?? former?.cells[field];
  const row = withoutOwnTexts(given, ownLanguage, {
    name: ownCell('roleName'),
    alternativeNames: ownCell('alternativeNames'),
    description: ownCell('roleDescription'),
  });
  const compared = compareRow(row, former?.cells ?? {}, [...ROLE_FIELDS, ...languageFields(row)]);
  const fieldsWithProblems = new Set(compared.problems.map(({ field }) => field));
  const problems: CellProblem[] = [...compared.problems];
  const changes: RoleChanges = {};
  const addProblem = (field: string, problem: string) => void problems.push(problemAt(row, field, problem));
  const cell = (field: string) => (row.cells[field] ?? former?.cells[field] ?? '').trim();
  const isRead = (field: string) => !fieldsWithProblems.has(field) && (!former || compared.changed.includes(field));
  /** Resolves a cell's name to an id; adds a problem when it is empty or unknown. */
  const readId = (field: string, lookUp: (name: string) => number | undefined, missing: string, unknown: string) => {
    const id = cell(field) ? lookUp(cell(field)) : undefined;
    if (id === undefined) addProblem(field, cell(field) ? unknown : missing);
    return id;
  };

  for (const [column, { field, read }] of Object.entries(TEXTS)) {
    if (!isRead(column)) continue;
    const parsed = RoleForm.shape[field].safeParse(read(row.cells[column] ?? ''));
    if (parsed.success) Object.assign(changes, { [field]: parsed.data });
    else addProblem(column, parsed.error.issues[0]?.message ?? 'This cannot be read.');
  }

  let subsectorId: number | undefined = former?.role.subsectorId;
  if (isRead('subsector')) {
    const names = formatNameChoices(places.subSectorNames.values(), cell('subsector'));
    subsectorId = readId(
      'subsector',
      (name) => places.subSectors.get(fold(name)),
      'Industry is required',
      `There is no such industry or function. Use ${names}.`,
    );
  }
  let functionId: number | undefined = former?.role.functionId;
  // Named with the industry, so that both are asked for at once.
  if (!subsectorId && isRead('functionName') && !cell('functionName'))
    addProblem('functionName', 'Department is required');
  if (subsectorId && (isRead('functionName') || isRead('subsector'))) {
    const sectorId = subsectorId;
    functionId = readId(
      'functionName',
      (name) => places.functions.get(functionKey(sectorId, name)),
      'Department is required',
      `${places.subSectorNames.get(sectorId)} has no such department or track. Add it in the form of a role first.`,
    );
    if (functionId) Object.assign(changes, { subsectorId, functionId });
  }
  if (isRead('leadershipRole')) {
    const id = readId(
      'leadershipRole',
      (name) => places.leadershipRoles.get(fold(name)),
      'Leadership Role is required',
      `There is no such leadership role. Use ${formatNameChoices(places.leadershipNames.values(), cell('leadershipRole'))}.`,
    );
    if (id) changes.leadershipRoleId = id;
  }
  if (isRead('roleStatus')) {
    const status = STATUSES.find((known) => fold(LIBRARY_STATUS_NAMES[known]) === fold(cell('roleStatus')));
    const names = formatNameChoices(Object.values(LIBRARY_STATUS_NAMES));
    if (status) changes.roleStatus = status;
    else addProblem('roleStatus', cell('roleStatus') ? `There is no such status. Use ${names}.` : 'Status is required');
  }
  let sourceId: number | undefined = former?.role.sourceId;
  if (isRead('source')) {
    const offeredNames = formatNameChoices(SOURCES_FOR_NEW_ROLES.flatMap((id) => places.sourceNames.get(id) ?? []));
    sourceId = readId(
      'source',
      (name) => places.sources.get(fold(name)),
      `Source is required. Use ${offeredNames}.`,
      'There is no such source.',
    );
    if (sourceId) changes.sourceId = sourceId;
  }

  const roleStatus = changes.roleStatus ?? former?.role.roleStatus;
  // Missing values are already among the problems.
  if (compared.changed.length && roleStatus && sourceId && subsectorId !== undefined && functionId !== undefined) {
    const problem = savingProblem({
      userType,
      former: former?.role,
      form: { subsectorId, sourceId, roleStatus },
      place: { subsectorId },
      hasSubSector: places.subSectorNames.has(subsectorId),
      hasLeadershipRole: places.leadershipNames.has(changes.leadershipRoleId ?? former?.role.leadershipRoleId ?? 0),
    });
    const column = problem && (COLUMN_BY_FIELD[problem.path] ?? problem.path);
    if (problem && column && !problems.some(({ field }) => field === column)) addProblem(column, problem.message);
  }
  const translated = planTranslations(row, former?.cells ?? {}, compared.changed, { ownLanguage });
  problems.push(...translated.problems);
  if (translated.changes.length) changes.translations = translated.changes;
  return { ...compared, problems, changes };
};
