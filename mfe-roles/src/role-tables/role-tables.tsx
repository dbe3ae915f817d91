import { ROLE_TABLES, roleTableCalls } from '@skills-architect/contracts/roles';
import { BackLink, TableImports, useTableImports } from '@skills-architect/library-kit';
import { KINDS } from './kinds';

/** Screen: imports tables of industry roles and of their skills. */
export default function RoleTables() {
  const state = useTableImports(roleTableCalls, ROLE_TABLES);
  return (
    <TableImports
      title="Import from Excel or CSV"
      backLink={<BackLink to="/role">Back to industry roles</BackLink>}
      kinds={KINDS}
      imports={state}
    />
  );
}
