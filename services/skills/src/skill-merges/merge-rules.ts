import type { LinkLevel } from '@skills-architect/contracts';
import { fold } from '@skills-architect/service-kit';
import type { SkillDocument } from '../skills/skill-document';

/** The most alternative names that a skill may have. */
const MAX_NAMES = 500;

type Named = Pick<SkillDocument, 'skillName' | 'alternativeNames'>;

/** The names that the target gains: those of the merged skill that it does not have yet. */
export const gainedNames = (merged: Named, target: Named): string[] => {
  const targetKeys = new Set([target.skillName, ...target.alternativeNames].map(fold));
  const newNames = new Map<string, string>();
  for (const name of [merged.skillName, ...merged.alternativeNames]) {
    const key = fold(name);
    if (!targetKeys.has(key) && !newNames.has(key)) newNames.set(key, name);
  }
  return [...newNames.values()].slice(0, MAX_NAMES - target.alternativeNames.length);
};

/** The knowledge bases that the target gains. */
export const gainedEntries = (
  merged: Pick<SkillDocument, 'encyclopediaIds'>,
  target: Pick<SkillDocument, 'encyclopediaIds'>,
): number[] => (merged.encyclopediaIds ?? []).filter((id) => !(target.encyclopediaIds ?? []).includes(id));

/** The levels that links can refer to. Existing links may refer to removed levels, new ones may not. */
export const linkLevels = (
  { levels }: Pick<SkillDocument, 'levels'>,
  levelCounts: ReadonlyMap<number, number>,
  { withRemoved }: { withRemoved: boolean },
): LinkLevel[] =>
  levels.flatMap(({ proficiencyId, schemeId, levelNumber, removed }) => {
    const levelCount = levelCounts.get(schemeId);
    return levelCount === undefined || (removed && !withRemoved)
      ? []
      : [{ proficiencyId, schemeId, levelCount, levelNumber }];
  });

/** Whether a level of the merged skill has no counterpart in the same scheme. */
export const translatesLevels = (from: readonly LinkLevel[], to: readonly LinkLevel[]): boolean =>
  from.some(
    (level) => !to.some((scheme) => scheme.schemeId === level.schemeId && scheme.levelNumber === level.levelNumber),
  );
