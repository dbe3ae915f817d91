import type { LinkLevel } from '@skills-architect/contracts';
import * as z from 'zod';
import type { SkillDocument } from '../skills/skill-document';

type Entries = Pick<SkillDocument, 'encyclopediaIds'>;

/** The knowledge bases that the target gains. */
export const gainedEntries = (merged: Entries, target: Entries): number[] =>
  (merged.encyclopediaIds ?? []).filter((id) => !(target.encyclopediaIds ?? []).includes(id));

const Before = z.object({ encyclopediaIds: z.array(z.number()).default([]) });

/** The knowledge bases of a skill without those that it gained; `before` is its state before the merge. */
export const withoutGains = (target: Entries, merged: Entries, before: unknown) => {
  const gained = gainedEntries(merged, Before.parse(before));
  return { encyclopediaIds: (target.encyclopediaIds ?? []).filter((id) => !gained.includes(id)) };
};

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
