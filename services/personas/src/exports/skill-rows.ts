import type { SkillWithLevels } from '@skills-architect/contracts/skills';
import type { Cell } from '@skills-architect/service-kit/workbooks';
import type { MappingDocument } from '../persona-skills/mapping-document';
import type { PersonaDocument } from '../personas/persona-document';

/** Columns of a sheet of personas' skills. */
export const SKILL_COLUMNS = [
  { title: 'Persona Id', width: 12 },
  { title: 'Group Name', width: 24 },
  { title: 'Persona Name', width: 32 },
  { title: 'Skill', width: 36 },
  { title: 'Skill Category', width: 24 },
  { title: 'Target Proficiency', width: 20 },
  { title: 'Criticality', width: 12 },
  { title: 'Industry Proficiency', width: 20 },
  { title: 'Added From', width: 16 },
  { title: 'Source', width: 22 },
];

const levelName = (skill: SkillWithLevels, proficiencyId: number | null) =>
  skill.proficiencies.find((level) => level.proficiencyId === proficiencyId)?.level ?? '';

/** The skills of a persona as rows of such a sheet; skills that the library lacks are omitted. */
export const skillRows = (
  persona: PersonaDocument,
  mapping: MappingDocument | undefined,
  library: ReadonlyMap<number, SkillWithLevels>,
): Cell[][] =>
  (mapping?.rows ?? []).flatMap((row) => {
    const skill = library.get(row.skillId);
    if (!skill) return [];
    return [
      [
        persona._id,
        persona.personaGroupName,
        persona.personaName,
        skill.skillName,
        skill.skillCategory.skillCategory,
        levelName(skill, row.proficiencyId),
        row.skillCriticality,
        levelName(skill, row.industryProficiencyId),
        row.skillAddedFrom,
        skill.skillSource.source,
      ],
    ];
  });
