import type { SkillWithLevels } from '@skills-architect/contracts/skills';
import type { Cell, Sheet } from '@skills-architect/library-service-kit/workbooks';
import type { MappingRow } from '../persona-skills/mapping-document';

/** Name of the workbook with the skills of one persona or row. */
export const SKILLS_FILE = 'Persona_ArchitectSkills.xlsx';

/** Columns of a sheet of personas' skills. */
export const SKILL_COLUMNS = [
  { title: 'Group Name', width: 24 },
  { title: 'Persona Name', width: 32 },
  { title: 'Skill', width: 36 },
  { title: 'Skill Category', width: 24 },
  { title: 'Target Proficiency', width: 20 },
  { title: 'Criticality', width: 12 },
  { title: 'Industry Proficiency', width: 20 },
  { title: 'Added From', width: 16 },
  { title: 'Source', width: 22 },
  { title: 'Persona Id', width: 12 },
];

const levelName = (skill: SkillWithLevels, proficiencyId: number | null) =>
  skill.proficiencies.find((level) => level.proficiencyId === proficiencyId)?.level ?? '';

interface SkillOwner {
  /** Undefined for a row of an import, which is not a persona yet. */
  _id?: number;
  personaGroupName: string;
  personaName: string;
}

/** The skills of a persona or import row as sheet rows; skills that the library lacks are omitted. */
export const skillRows = (
  owner: SkillOwner,
  mapping: { rows: readonly MappingRow[] } | undefined,
  library: ReadonlyMap<number, SkillWithLevels>,
): Cell[][] =>
  (mapping?.rows ?? []).flatMap((row) => {
    const skill = library.get(row.skillId);
    if (!skill) return [];
    return [
      [
        owner.personaGroupName,
        owner.personaName,
        skill.skillName,
        skill.skillCategory.skillCategory,
        levelName(skill, row.proficiencyId),
        row.skillCriticality,
        levelName(skill, row.industryProficiencyId),
        row.skillAddedFrom,
        skill.skillSource.source,
        owner._id ?? null,
      ],
    ];
  });

/** The skills of a persona or import row as a sheet. */
export const skillsSheet = (...args: Parameters<typeof skillRows>): Sheet => ({
  name: 'Persona Skills',
  columns: SKILL_COLUMNS,
  rows: skillRows(...args),
});
