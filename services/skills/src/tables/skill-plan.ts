import { Id } from '@skills-architect/contracts';
import {
  FamilyName,
  LIBRARY_STATUS_NAMES,
  LibraryStatus,
  SkillForm,
  SOURCES_FOR_NEW_SKILLS,
} from '@skills-architect/contracts/skills';
import {
  type CellProblem,
  type Cells,
  type ComparedRow,
  compareRow,
  languageFields,
  planTranslations,
  problemAt,
  readListCell,
  type TableRow,
  TranslationChange,
  withDefaults,
  withoutOwnTexts,
} from '@skills-architect/library-service-kit/tables';
import { fold } from '@skills-architect/service-kit';
import * as z from 'zod';
import type { SkillDocument } from '../skills/skill-document';
import { savingProblem } from '../skills/skill-rules';
import { SKILL_FIELDS } from './skill-cells';
import { familyKey, type TableLibrary } from './table-library';

/**
 * The changes of a row to a skill, in the form's field names; the family by its name, because it may be new. No
 * defaults: missing fields stay unchanged.
 */
export const SkillChanges = z.object({
  skillName: z.string().optional(),
  alternativeNames: z.array(z.string()).optional(),
  skillDescription: z.string().optional(),
  embeddingDescription: z.string().optional(),
  skillStatus: z.enum(LibraryStatus).optional(),
  sourceId: Id.optional(),
  encyclopediaIds: z.array(Id).optional(),
  family: z.object({ skillCategoryId: Id, skillFamily: z.string() }).optional(),
  externalId: z.string().optional(),
  translations: z.array(TranslationChange).optional(),
});
export type SkillChanges = z.infer<typeof SkillChanges>;

export interface SkillPlan extends ComparedRow {
  changes: SkillChanges;
}

interface SkillRow {
  row: TableRow;
  /** The stored skill and its cells; undefined for a new one. */
  former?: { skill: SkillDocument; cells: Cells } | undefined;
  library: TableLibrary;
  /** Skillopedia entries by folded title. */
  entries: ReadonlyMap<string, number>;
  /** Cells of a new skill where the table has none. */
  defaults: Cells;
  userType: number;
  /** The language of the skill's own texts. */
  ownLanguage: string;
}

const STATUSES = Object.values(LibraryStatus);
const statusNamed = (name: string) => STATUSES.find((status) => fold(LIBRARY_STATUS_NAMES[status]) === fold(name));
const joinNames = (names: Iterable<string>) => [...names].join(', ');

/** Cells whose text is the value, with their parsers. */
const TEXTS = {
  skillName: (cell: string) => cell,
  alternativeNames: readListCell,
  skillDescription: (cell: string) => cell,
  embeddingDescription: (cell: string) => cell,
} as const;
type TextField = keyof typeof TEXTS;

/** Validates a text with the form's rule. */
const readText = (field: TextField, cell: string): { value: unknown } | { problem: string } => {
  const read = SkillForm.shape[field].safeParse(TEXTS[field](cell));
  return read.success ? { value: read.data } : { problem: read.error.issues[0]?.message ?? 'This cannot be read.' };
};

/** The changes of a row to a skill, and the problems of its cells. */
export const planSkill = ({ row, former, library, entries, defaults, userType, ownLanguage }: SkillRow): SkillPlan => {
  const given: TableRow = former ? row : withDefaults(row, defaults);
  const ownCell = (field: string) => given.cells[field] ?? former?.cells[field];
  const filledRow = withoutOwnTexts(given, ownLanguage, {
    name: ownCell('skillName'),
    alternativeNames: ownCell('alternativeNames'),
    description: ownCell('skillDescription'),
  });
  const compared = compareRow(filledRow, former?.cells ?? {}, [...SKILL_FIELDS, ...languageFields(filledRow)]);
  const fieldsWithProblems = new Set(compared.problems.map(({ field }) => field));
  const problems: CellProblem[] = [...compared.problems];
  const changes: SkillChanges = {};
  const addProblem = (field: string, problem: string) => void problems.push(problemAt(filledRow, field, problem));
  const cell = (field: string) => filledRow.cells[field]?.trim() ?? '';
  /** Whether to read a cell: all cells of a new skill, otherwise changed ones. */
  const isRead = (field: string) => !fieldsWithProblems.has(field) && (!former || compared.changed.includes(field));

  // `Object.keys` loses the type of the keys.
  for (const field of Object.keys(TEXTS) as TextField[]) {
    if (!isRead(field)) continue;
    const read = readText(field, filledRow.cells[field] ?? '');
    if ('problem' in read) addProblem(field, read.problem);
    else Object.assign(changes, { [field]: read.value });
  }

  let category: number | undefined = former?.skill.skillCategoryId;
  if (isRead('skillCategory')) {
    category = library.categories.get(fold(cell('skillCategory')))?.id;
    if (!cell('skillCategory')) addProblem('skillCategory', 'Category is required');
    else if (category === undefined)
      addProblem('skillCategory', `There is no such category. Use ${joinNames(library.categoryNames.values())}.`);
  }
  // Named with the category, so that both are asked for at once.
  if (category === undefined && isRead('skillFamily') && !cell('skillFamily'))
    addProblem('skillFamily', 'Family is required');
  if (category !== undefined && (isRead('skillFamily') || isRead('skillCategory'))) {
    const name = FamilyName.safeParse(filledRow.cells.skillFamily ?? former?.cells.skillFamily ?? '');
    if (!name.success) addProblem('skillFamily', name.error.issues[0]?.message ?? 'Family is required');
    else {
      const existingFamily = library.families.get(familyKey(category, name.data));
      changes.family = { skillCategoryId: category, skillFamily: existingFamily?.skillFamily ?? name.data };
    }
  }

  if (isRead('skillStatus')) {
    const status = statusNamed(cell('skillStatus'));
    if (status) changes.skillStatus = status;
    else
      addProblem(
        'skillStatus',
        cell('skillStatus')
          ? `There is no such status. Use ${joinNames(Object.values(LIBRARY_STATUS_NAMES))}.`
          : 'Status is required',
      );
  }

  const source = isRead('source') ? library.sources.get(fold(cell('source')))?.id : former?.skill.sourceId;
  if (isRead('source')) {
    const offered = SOURCES_FOR_NEW_SKILLS.flatMap((id) => library.sourceNames.get(id) ?? []);
    if (!cell('source') && !former) addProblem('source', `Source is required. Use ${joinNames(offered)}.`);
    else if (source === undefined) addProblem('source', 'There is no such source.');
    else changes.sourceId = source;
  }

  if (isRead('knowledgeBases')) {
    const titles = readListCell(filledRow.cells.knowledgeBases ?? '');
    const unknown = titles.filter((title) => !entries.has(fold(title)));
    if (unknown.length)
      addProblem('knowledgeBases', `Skillopedia has no entry ${joinNames(unknown.map((entry) => `"${entry}"`))}.`);
    else changes.encyclopediaIds = titles.flatMap((title) => entries.get(fold(title)) ?? []);
  }

  // The rules of saving that need no query.
  const status = changes.skillStatus ?? former?.skill.skillStatus;
  if (status !== undefined && source !== undefined && category !== undefined) {
    const problem = savingProblem({
      userType,
      former: former?.skill,
      form: { skillCategoryId: category, sourceId: source, skillStatus: status },
      family: { skillCategoryId: category },
    });
    if (problem) addProblem(problem.path === 'sourceId' ? 'source' : problem.path, problem.message);
  }
  const translated = planTranslations(filledRow, former?.cells ?? {}, compared.changed, { ownLanguage });
  problems.push(...translated.problems);
  if (translated.changes.length) changes.translations = translated.changes;
  if (!former && filledRow.cells.externalId) changes.externalId = filledRow.cells.externalId.trim().slice(0, 500);
  return { ...compared, problems, changes };
};
