import { Id } from '@skills-architect/contracts';
import { hasFixedLevels, LevelTexts, type ProficiencyScheme } from '@skills-architect/contracts/skills';
import {
  type CellProblem,
  type Cells,
  type ComparedRow,
  compareRow,
  languageFields,
  planTranslations,
  problemAt,
  readNumberCell,
  type TableRow,
  TranslationChange,
  translationCells,
  withoutOwnTexts,
} from '@skills-architect/library-service-kit/tables';
import { fold } from '@skills-architect/service-kit';
import * as z from 'zod';
import { KNOWLEDGE_REQUIRED } from '../skills/level-rules';
import { levelRecordTexts } from '../skills/level-translations';
import { levelTexts, type SkillDocument } from '../skills/skill-document';

const TEXT_FIELDS = ['description', 'knowledge', 'ability'] as const;

/** The texts of one level, which may not exist yet. */
export const LevelChanges = z.object({
  schemeId: Id,
  levelNumber: Id,
  description: z.string(),
  knowledge: z.string(),
  ability: z.string(),
  /** Whether the row writes these texts; otherwise only their translations. */
  isWritten: z.boolean().default(true),
  translations: z.array(TranslationChange).default([]),
});
export type LevelChanges = z.infer<typeof LevelChanges>;

export interface LevelPlan extends ComparedRow {
  changes: LevelChanges | undefined;
  /** Scheme and number, unique within the skill. */
  place: string;
}

/** The cells of an exported level; suggested texts are left out. */
export const levelCells = (
  skill: Pick<SkillDocument, '_id' | 'rev' | 'skillName'>,
  level: SkillDocument['levels'][number],
  scheme: ProficiencyScheme,
) => ({
  skillId: String(skill._id),
  rev: String(skill.rev),
  skillName: skill.skillName,
  scheme: scheme.schemeName,
  levelNumber: String(level.levelNumber),
  level: scheme.levels.find(({ levelNumber }) => levelNumber === level.levelNumber)?.level ?? '',
  ...ownTexts(level),
  ...translationCells(levelRecordTexts('', '', level.translations).translations),
});

const ownTexts = (level: SkillDocument['levels'][number]) => levelTexts(level.suggestedBy ? {} : level);

const joinValues = (values: readonly (string | number)[]) => values.join(', ');

/** The level that a row results in, and the problems of its cells. */
export const planLevel = (
  given: TableRow,
  skill: SkillDocument,
  { schemes, ownLanguage }: { schemes: readonly ProficiencyScheme[]; ownLanguage: string },
): LevelPlan => {
  const offered = schemes.filter(({ sourceIds }) => sourceIds.includes(skill.sourceId));
  const problems: CellProblem[] = [];
  const addProblem = (field: string, problem: string) => void problems.push(problemAt(given, field, problem));
  const scheme = offered.find(({ schemeName }) => fold(schemeName) === fold(given.cells.scheme ?? ''));
  const levelNumber = readNumberCell(given.cells.levelNumber ?? '');
  const numbers = scheme?.levels.map((level) => level.levelNumber) ?? [];
  const isOffered = levelNumber !== undefined && numbers.includes(levelNumber);
  if (!scheme)
    addProblem(
      'scheme',
      `The source of the skill has no such scheme. Use ${joinValues(offered.map((scheme) => scheme.schemeName))}.`,
    );
  else if (!isOffered) addProblem('levelNumber', `The scheme has no such level. Use ${joinValues(numbers)}.`);

  const existing = skill.levels.find(
    (level) => level.schemeId === scheme?.schemeId && level.levelNumber === levelNumber && !level.removed,
  );
  const stored: Cells = scheme && existing ? levelCells(skill, existing, scheme) : {};
  const row = withoutOwnTexts(given, ownLanguage, { description: given.cells.description ?? stored.description });
  const compared = compareRow(row, stored, [...TEXT_FIELDS, ...languageFields(row)]);
  const translated = planTranslations(row, stored, compared.changed, {
    ownLanguage,
    ownName: skill.skillName,
  });
  const isWritten = !existing || TEXT_FIELDS.some((field) => compared.changed.includes(field));
  const hasCellProblems = compared.problems.length > 0;
  const place = `${scheme?.schemeId} ${levelNumber}`;
  if (!scheme || !isOffered) return { ...compared, problems, changes: undefined, place };

  const text = (field: (typeof TEXT_FIELDS)[number]) => row.cells[field] ?? stored[field] ?? '';
  const texts = { description: text('description'), knowledge: text('knowledge'), ability: text('ability') };
  const parsed = LevelTexts.safeParse(texts);
  if (compared.changed.length && isWritten && !hasCellProblems) {
    if (!existing && hasFixedLevels(skill.sourceId))
      addProblem('levelNumber', 'The levels of this source belong to its schemes: none can be added.');
    for (const { path, message } of parsed.error?.issues ?? []) addProblem(String(path[0]), message);
    if (!texts.knowledge.trim()) addProblem('knowledge', KNOWLEDGE_REQUIRED);
  }
  return {
    ...compared,
    problems: [...compared.problems, ...translated.problems, ...problems],
    changes:
      parsed.success || !isWritten
        ? {
            ...{ schemeId: scheme.schemeId, levelNumber, isWritten, translations: translated.changes },
            ...(parsed.success ? parsed.data : texts),
          }
        : undefined,
    place,
  };
};
