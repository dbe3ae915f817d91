import type { SkillMove } from '@skills-architect/contracts';
import { findNearestLevel, levelInScheme, levelsOfSchemes } from '@skills-architect/library-service-kit';
import type { RoleSkillLink } from '../industry-roles/role-skill-link';
import { replaceLinks } from './link-rules';

/**
 * The links of a role after one skill was merged into another. In each scheme the target's own level is kept; where it
 * has none it gets that of the moved skill, converted if the moved skill has no level in that scheme.
 */
export const moveLinks = <L extends RoleSkillLink>(links: readonly L[], { fromId, toId, from, to }: SkillMove): L[] => {
  const targetLinks = links.filter((link) => link.skillId === toId);
  const movedLevels = links.flatMap((link) => {
    const level =
      link.skillId === fromId && from.find((proficiency) => proficiency.proficiencyId === link.proficiencyId);
    return level ? [{ link, ...level }] : [];
  });
  const newLinks = levelsOfSchemes(to).flatMap((scheme): L[] => {
    const [first] = scheme;
    const isCovered = targetLinks.some((link) => scheme.some((level) => level.proficiencyId === link.proficiencyId));
    const best = first && !isCovered ? findNearestLevel(first, movedLevels) : undefined;
    const level = best && levelInScheme(best, scheme);
    if (!best || !level) return [];
    const { proficiencyId, levelNumber } = level;
    return [{ ...best.link, skillId: toId, proficiencyId, levelNumber }];
  });
  return replaceLinks(links, fromId, newLinks);
};
