import { LIBRARY_STATUS_NAMES } from '@skills-architect/contracts/skills';
import { listCell, translationCells } from '@skills-architect/library-service-kit/tables';
import type { SkillDocument } from '../skills/skill-document';
import type { TableLibrary } from './table-library';

type Names = Pick<TableLibrary, 'categoryNames' | 'sourceNames' | 'familyNames'>;

/** The cells of an exported skill; `titles` are those of Skillopedia entries by id. */
export const skillCells = (skill: SkillDocument, names: Names, titles: ReadonlyMap<number, string>) => ({
  skillId: String(skill._id),
  rev: String(skill.rev),
  skillName: skill.skillName,
  alternativeNames: listCell(skill.alternativeNames),
  skillCategory: names.categoryNames.get(skill.skillCategoryId) ?? '',
  skillFamily: names.familyNames.get(skill.skillFamilyId) ?? '',
  source: names.sourceNames.get(skill.sourceId) ?? '',
  skillStatus: LIBRARY_STATUS_NAMES[skill.skillStatus],
  skillDescription: skill.skillDescription,
  embeddingDescription: skill.embeddingDescription,
  knowledgeBases: listCell((skill.encyclopediaIds ?? []).flatMap((id) => titles.get(id) ?? [])),
  ...translationCells(skill.translations),
});

/** The fields of a skill that a table can change. */
export const SKILL_FIELDS = [
  'skillName',
  'alternativeNames',
  'skillCategory',
  'skillFamily',
  'source',
  'skillStatus',
  'skillDescription',
  'embeddingDescription',
  'knowledgeBases',
] as const;
