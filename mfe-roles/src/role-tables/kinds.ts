import type { RoleTable } from '@skills-architect/contracts/roles';

type Kind = { value: RoleTable; label: string; help: string };

/** Tables of the area that users can import. */
export const KINDS: readonly [Kind, ...Kind[]] = [
  {
    value: 'roles',
    label: 'Roles',
    help: 'Names, industry and department, status, descriptions, work functions and tasks',
  },
  { value: 'role-skills', label: 'Role skills', help: 'The skills of roles with their levels' },
  {
    value: 'leadership-skills',
    label: 'Leadership role skills',
    help: 'The skills of all leadership roles with their levels',
  },
];
