import { skillsByNames } from '@skills-architect/contracts/skills';
import { readNumberCell, type TableRow } from '@skills-architect/library-service-kit/tables';
import { fold, type ServiceKit } from '@skills-architect/service-kit';
import type { LinkRecord } from './link-plan';

/** Most names that one call takes. */
const NAMES_PER_CALL = 60;
const LONGEST_NAME = 250;

const different = (names: readonly string[]) => [
  ...new Map(names.filter((name) => name && name.length <= LONGEST_NAME).map((name) => [fold(name), name])).values(),
];
const cellOf = ({ cells }: TableRow, field: string) => cells[field]?.trim() ?? '';

/** Which role and which skill a row names, where it has no ids: lists of people's own. */
export interface NamedLinks {
  /** Ids of the roles with the name of the row. */
  roleIds: (row: TableRow) => number[];
  /** The id of the published skill with the name of the row. */
  skillId: (row: TableRow) => number | undefined;
}

/** Finds the roles and skills that rows without ids name. */
export const findNamedLinks = async (
  kit: Pick<ServiceKit, 'peer'>,
  { findNamed }: { findNamed: (names: readonly string[]) => Promise<Pick<LinkRecord, '_id' | 'roleName'>[]> },
  rows: readonly TableRow[],
): Promise<NamedLinks> => {
  const roleNames = different(rows.filter((row) => !cellOf(row, 'roleId')).map((row) => cellOf(row, 'roleName')));
  const skillNames = different(
    rows.filter((row) => readNumberCell(cellOf(row, 'skillId')) === undefined).map((row) => cellOf(row, 'skillName')),
  );
  const roles = new Map<string, number[]>();
  if (roleNames.length)
    for (const { _id, roleName } of await findNamed(roleNames))
      roles.set(fold(roleName), [...(roles.get(fold(roleName)) ?? []), _id]);
  const skills = new Map<string, number>();
  for (let from = 0; from < skillNames.length; from += NAMES_PER_CALL) {
    const names = skillNames.slice(from, from + NAMES_PER_CALL);
    const found = await kit.peer(skillsByNames, { body: { names } });
    for (const { name, skillId } of found.skills) skills.set(fold(name), skillId);
  }
  return {
    roleIds: (row) => roles.get(fold(cellOf(row, 'roleName'))) ?? [],
    skillId: (row) => skills.get(fold(cellOf(row, 'skillName'))),
  };
};
