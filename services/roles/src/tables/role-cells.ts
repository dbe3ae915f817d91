import { joinWorkFunctions, parseWorkFunctions, type WorkFunction } from '@skills-architect/contracts/roles';
import { LIBRARY_STATUS_NAMES } from '@skills-architect/contracts/skills';
import { listCell, translationCells } from '@skills-architect/library-service-kit/tables';
import type { RoleDocument } from '../industry-roles/role-document';
import type { TablePlaces } from './table-places';

const TASK = '- ';

/** Work functions as lines of a cell. */
export const writeWorkFunctions = (text: string): string =>
  parseWorkFunctions(text)
    .map(({ name, tasks }) => [...(name ? [name] : []), ...tasks.map((task) => `${TASK}${task}`)].join('\n'))
    .join('\n\n');

/** Parses such lines back to `roleandResponsibilities`. */
export const readWorkFunctions = (cell: string): string => {
  const functions = cell.split(/\n[ \t]*\n/).map((block): WorkFunction => {
    const lines = block
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    const [first = ''] = lines;
    const name = first.startsWith(TASK) || lines.length === 1 ? '' : first;
    const tasks = (name ? lines.slice(1) : lines).map((line) =>
      line.startsWith(TASK) ? line.slice(TASK.length) : line,
    );
    return { name, tasks };
  });
  return joinWorkFunctions(functions);
};

/** The cells of an exported role. */
export const roleCells = (role: RoleDocument, places: TablePlaces) => ({
  roleId: String(role._id),
  rev: String(role.rev),
  roleName: role.roleName,
  alternativeNames: listCell(role.alternativeNames ?? []),
  subsector: places.subSectorNames.get(role.subsectorId) ?? '',
  functionName: places.functionNames.get(role.functionId) ?? '',
  occupation: role.occupation,
  leadershipRole: places.leadershipNames.get(role.leadershipRoleId) ?? '',
  source: places.sourceNames.get(role.sourceId) ?? '',
  roleStatus: LIBRARY_STATUS_NAMES[role.roleStatus],
  roleDescription: role.roleDescription,
  workFunctions: writeWorkFunctions(role.roleandResponsibilities),
  ...translationCells(role.translations),
});

/** The fields of a role that a table can change. */
export const ROLE_FIELDS = [
  'roleName',
  'alternativeNames',
  'subsector',
  'functionName',
  'occupation',
  'leadershipRole',
  'source',
  'roleStatus',
  'roleDescription',
  'workFunctions',
] as const;
