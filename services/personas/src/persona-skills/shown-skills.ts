import { type Client, offersSource } from '@skills-architect/contracts/admin';
import type { PersonaSkill } from '@skills-architect/contracts/personas';
import { LibraryStatus, type SkillWithLevels } from '@skills-architect/contracts/skills';
import type { MappingRow } from './mapping-document';
import type { LevelsOfSkill } from './mapping-rules';

type Library = ReadonlyMap<number, SkillWithLevels>;

/** Mapped skills with their names and levels; skills that the library lacks are omitted. */
export const shownSkills = (rows: readonly MappingRow[], library: Library): PersonaSkill[] =>
  rows.flatMap(({ industryProficiencyId, ...row }): PersonaSkill[] => {
    const skill = library.get(row.skillId);
    return skill ? [{ ...skill, ...row, industryProficiencyID: industryProficiencyId }] : [];
  });

/** The levels of skills that can be saved: of skills in the mapping, and of published ones of the client's sources. */
export const savableLevels = (
  library: Library,
  knownSkillIds: ReadonlySet<number>,
  client: Pick<Client, 'sourceIds'>,
): LevelsOfSkill => {
  const savable = [...library].filter(
    ([skillId, { skillStatus, skillSource }]) =>
      knownSkillIds.has(skillId) ||
      (skillStatus === LibraryStatus.Published && offersSource(client, skillSource.sourceId)),
  );
  return new Map(
    savable.map(([skillId, skill]) => [
      skillId,
      new Map(skill.proficiencies.map((level) => [level.proficiencyId, level.levelNumber])),
    ]),
  );
};
