import { SKILL_TABLES, skillTableCalls } from '@skills-architect/contracts/skills';
import { BackLink, TableImports, useTableImports } from '@skills-architect/library-kit';
import { KINDS } from './kinds';

const IMPORTED = KINDS.map((kind) =>
  kind.value === 'skills' ? { ...kind, help: `${kind.help}; tables of OSMT can be imported too` } : kind,
);

/** Screen: imports Excel or CSV tables of skills, levels, learning content and families. */
export default function SkillTables() {
  const state = useTableImports(skillTableCalls, SKILL_TABLES);
  return (
    <TableImports
      title="Import from Excel or CSV"
      backLink={<BackLink to="/skill/search">Back to skills</BackLink>}
      kinds={IMPORTED}
      imports={state}
    />
  );
}
