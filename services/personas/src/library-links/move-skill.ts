import type { SkillMove } from '@skills-architect/contracts';
import { levelCounterpart } from '@skills-architect/library-service-kit';
import type { MappingRow } from '../persona-skills/mapping-document';
import type { Mapping } from '../persona-skills/mapping-rules';

const toTargetLevel = (proficiencyId: number | null, move: SkillMove) =>
  proficiencyId === null ? undefined : levelCounterpart(proficiencyId, move);

/** The row with the target's skill and levels. */
const toTarget = (row: MappingRow, move: SkillMove): MappingRow => {
  const [level, industry] = [toTargetLevel(row.proficiencyId, move), toTargetLevel(row.industryProficiencyId, move)];
  return {
    ...row,
    skillId: move.toId,
    proficiencyId: level?.proficiencyId ?? null,
    levelNumber: level?.levelNumber ?? null,
    industryProficiencyId: industry?.proficiencyId ?? null,
    industryLevelNumber: industry?.levelNumber ?? null,
    skillCriticality: level ? row.skillCriticality : '',
  };
};

/** Merges two rows of the same persona: the target's values are kept, missing ones come from the moved skill. */
const mergeRows = (target: MappingRow, moved: MappingRow): MappingRow => {
  const { proficiencyId, levelNumber, skillCriticality, industryProficiencyId, industryLevelNumber } = moved;
  return {
    ...target,
    ...(target.proficiencyId === null && { proficiencyId, levelNumber, skillCriticality }),
    ...(target.industryProficiencyId === null && { industryProficiencyId, industryLevelNumber }),
  };
};

/** The skills of a persona after one skill was merged into another. */
export const moveSkill = ({ rows, excludedRoleSkills }: Mapping, move: SkillMove): Mapping => {
  const moved = rows.find(({ skillId }) => skillId === move.fromId);
  const hasTarget = rows.some(({ skillId }) => skillId === move.toId);
  const movedRow = moved && toTarget(moved, move);
  const newRows = rows.flatMap((row) => {
    if (row.skillId === move.toId) return [movedRow ? mergeRows(row, movedRow) : row];
    if (row.skillId !== move.fromId || !movedRow) return [row];
    return hasTarget ? [] : [movedRow];
  });
  const isShown = newRows.some(({ skillId }) => skillId === move.toId);
  const excluded = excludedRoleSkills.map((id) => (id === move.fromId ? move.toId : id));
  return { rows: newRows, excludedRoleSkills: [...new Set(excluded)].filter((id) => !(isShown && id === move.toId)) };
};
