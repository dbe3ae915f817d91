import type { PersonaSkill } from '@skills-architect/contracts/personas';
import { Menu } from '@skills-architect/ui-kit';
import type { LoadedColumn } from './use-persona-comparison';

interface CopyMenuProps {
  /** Skill and persona, for the accessible name. */
  owner: string;
  skill: PersonaSkill;
  /** The columns that can receive the level. */
  to: readonly LoadedColumn[];
  onCopy: (skill: PersonaSkill, to: LoadedColumn) => void;
}

/** Copies a skill and its level to other compared personas; renders nothing when all of them have it. */
export function CopyMenu({ owner: of, skill, to, onCopy }: CopyMenuProps) {
  if (!to.length) return null;
  return (
    <Menu
      size="sm"
      icon="copy"
      label={`Copy ${of}`}
      items={to.map((column) => ({
        label: `Copy to ${column.persona.personaName}`,
        onSelect: () => onCopy(skill, column),
      }))}
    />
  );
}
