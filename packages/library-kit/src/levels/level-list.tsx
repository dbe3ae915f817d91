import { chakra, StatusBadge } from '@skills-architect/ui-kit';
import { LevelCell } from '@skills-architect/ui-kit/extra';
import { ShownName } from '../shown-name/shown-name';

/** A level of a skill, as in the skills library. */
export interface ListedLevel {
  proficiencyId: number;
  /** 1 to 7. */
  levelNumber: number;
  /** Its name in the scheme, e.g. 'Level 2' or 'Beginner'. */
  level: string;
  description: string;
  descriptionLanguage?: string | undefined;
}

export interface LevelListProps<Level extends ListedLevel> {
  label: string;
  levels: readonly Level[];
  /** Highlights a level and says why, e.g. 'Expected by the role'. */
  getMark?: (level: Level) => string | undefined;
}

/** The levels of a skill with their descriptions, lowest first. */
export function LevelList<Level extends ListedLevel>({ label, levels, getMark }: LevelListProps<Level>) {
  return (
    <chakra.ul aria-label={label} display="grid" gap="0">
      {[...levels]
        .sort((a, b) => a.levelNumber - b.levelNumber)
        .map((level, index) => (
          <ListedItem key={level.proficiencyId} level={level} mark={getMark?.(level)} isFirst={index === 0} />
        ))}
    </chakra.ul>
  );
}

function ListedItem({ level, mark, isFirst }: { level: ListedLevel; mark: string | undefined; isFirst: boolean }) {
  const { levelNumber, level: name, description, descriptionLanguage } = level;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="auto 1fr"
      columnGap="3"
      py="3"
      px={mark ? '2' : '0'}
      mx={mark ? '-2' : '0'}
      rounded={mark ? 'md' : undefined}
      bg={mark ? 'accent.subtle' : undefined}
      borderTopWidth={isFirst ? '0' : '1px'}
    >
      <LevelCell level={levelNumber} name={name} />
      <div>
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2" minH="7" fontWeight="medium">
          {name}
          {mark && <StatusBadge tone="accent">{mark}</StatusBadge>}
        </chakra.p>
        {description && (
          <chakra.p color="fg.muted">
            <ShownName name={description} language={descriptionLanguage} />
          </chakra.p>
        )}
      </div>
    </chakra.li>
  );
}
