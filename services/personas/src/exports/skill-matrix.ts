import { MAX_LEVEL, MAX_MAP_COLUMNS } from '@skills-architect/contracts/personas';
import type { SkillWithLevels } from '@skills-architect/contracts/skills';
import type { SheetCell, SheetHead } from '@skills-architect/library-service-kit/workbooks';
import type { MappingRow } from '../persona-skills/mapping-document';
import type { PersonaDocument } from '../personas/persona-document';

/** A column of a level, in characters: its title is turned. */
const LEVEL_WIDTH = 5;
const NO_LEVEL = '–';
const OWN_COLUMNS = [
  { title: 'Group Name', width: 24 },
  { title: 'Persona Name', width: 32 },
];

/** Counts what personas need, for the columns of the matrix and the cover. */
export const needCounter = () => {
  const personasOfSkill = new Map<number, number>();
  let [needs, withLevel] = [0, 0];
  return {
    add(rows: readonly Pick<MappingRow, 'skillId' | 'levelNumber'>[]) {
      for (const { skillId, levelNumber } of rows) {
        personasOfSkill.set(skillId, (personasOfSkill.get(skillId) ?? 0) + 1);
        needs += 1;
        if (levelNumber !== null) withLevel += 1;
      }
    },
    /** The skills that most personas need. */
    columns: () =>
      [...personasOfSkill]
        .sort(([id, count], [otherId, otherCount]) => otherCount - count || id - otherId)
        .slice(0, MAX_MAP_COLUMNS)
        .map(([id]) => id),
    totals: () => ({ skills: personasOfSkill.size, needs, withLevel }),
  };
};

/** The matrix of personas and these skills; the ids of the personas come last. */
export const matrixHead = (
  skillIds: readonly number[],
  library: ReadonlyMap<number, Pick<SkillWithLevels, 'skillName'>>,
): SheetHead => ({
  name: 'Skill Matrix',
  hasLevels: true,
  frozenColumns: OWN_COLUMNS.length,
  columns: [
    ...OWN_COLUMNS,
    ...skillIds.map((id) => ({ title: library.get(id)?.skillName ?? '', width: LEVEL_WIDTH })),
    { title: 'Persona Id', width: 12 },
  ],
});

/** A persona's levels in the skills of the matrix. */
export const matrixRow = (
  persona: Pick<PersonaDocument, '_id' | 'personaGroupName' | 'personaName'>,
  rows: readonly Pick<MappingRow, 'skillId' | 'levelNumber'>[],
  skillIds: readonly number[],
): SheetCell[] => {
  const levels = new Map(rows.map(({ skillId, levelNumber }) => [skillId, levelNumber]));
  const toCell = (skillId: number): SheetCell => {
    const level = levels.get(skillId);
    if (level === undefined) return null;
    return level !== null && level >= 1 && level <= MAX_LEVEL ? { level } : NO_LEVEL;
  };
  return [persona.personaGroupName, persona.personaName, ...skillIds.map(toCell), persona._id];
};
