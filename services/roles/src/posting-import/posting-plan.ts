import { Id } from '@skills-architect/contracts';
import { formatNumber } from '@skills-architect/contracts/locale';
import { Confidence } from '@skills-architect/contracts/roles';
import {
  type CellProblem,
  type Cells,
  type ComparedRow,
  compareRow,
  formatNameChoices,
  listCell,
  problemAt,
  readListCell,
  type TableRow,
} from '@skills-architect/library-service-kit/tables';
import { fold } from '@skills-architect/service-kit';
import * as z from 'zod';
import type { PostingDocument } from '../job-postings/posting-document';
import { functionKey, type TablePlaces } from '../tables/table-places';

/** What a row changes in a posting. */
export const PostingChanges = z.object({
  reference: z.string().optional(),
  jobPostingTitle: z.string().optional(),
  company: z.string().optional(),
  country: z.string().optional(),
  industry: z.string().optional(),
  jobSource: z.string().optional(),
  subsectorId: Id.optional(),
  functionId: Id.nullable().optional(),
  normalisedTitle: z.string().optional(),
  datePosted: z.string().optional(),
  validThrough: z.string().optional(),
  jobPostingDescription: z.string().optional(),
  roleSentences: z.array(z.string()).optional(),
  suggestedRoleIds: z.array(Id).optional(),
  suggestionConfidence: Confidence.nullable().optional(),
});
export type PostingChanges = z.infer<typeof PostingChanges>;

/** Text columns: the posting's field, and its maximum length. */
const TEXTS = {
  reference: { field: 'reference', maxLength: 200 },
  title: { field: 'jobPostingTitle', maxLength: 300 },
  company: { field: 'company', maxLength: 300 },
  country: { field: 'country', maxLength: 300 },
  industry: { field: 'industry', maxLength: 300 },
  source: { field: 'jobSource', maxLength: 200 },
  normalisedTitle: { field: 'normalisedTitle', maxLength: 300 },
  datePosted: { field: 'datePosted', maxLength: 10 },
  validThrough: { field: 'validThrough', maxLength: 10 },
  description: { field: 'jobPostingDescription', maxLength: 50_000 },
} as const;
const MAX_SENTENCE_LETTERS = 2000;
const COMPARED_FIELDS = [...Object.keys(TEXTS), 'subSector', 'functionName', 'roleSentences'];
/** Derived from the texts when the row has no value; an empty cell does not delete them. */
const DERIVED_FIELDS = ['subSector', 'functionName', 'normalisedTitle', 'roleSentences'];

/** The cells of an exported posting. */
export const postingCells = (
  posting: PostingDocument,
  places: Pick<TablePlaces, 'subSectorNames' | 'functionNames'>,
  roleNames: ReadonlyMap<number, string> = new Map(),
) => ({
  postingId: String(posting._id),
  rev: String(posting.rev),
  reference: posting.reference,
  title: posting.jobPostingTitle,
  company: posting.company,
  country: posting.country,
  industry: posting.industry,
  subSector: places.subSectorNames.get(posting.subsectorId) ?? '',
  functionName: places.functionNames.get(posting.functionId ?? 0) ?? '',
  normalisedTitle: posting.normalisedTitle,
  source: posting.jobSource,
  datePosted: posting.datePosted ?? '',
  validThrough: posting.validThrough ?? '',
  description: posting.jobPostingDescription,
  roleSentences: listCell(posting.roleSentences),
  industryRole: roleNames.get(posting.industryRoleId ?? 0) ?? '',
});

export interface PostingPlan extends ComparedRow {
  changes: PostingChanges;
  /** The title or description has changed, so its roles are suggested again. */
  isReworded: boolean;
}

interface PostingRow {
  row: TableRow;
  former?: PostingDocument | undefined;
  places: TablePlaces;
}

const withoutEmptyDerived = (row: TableRow): TableRow => ({
  ...row,
  cells: Object.fromEntries(
    Object.entries(row.cells).filter(([field, cell]) => cell?.trim() || !DERIVED_FIELDS.includes(field)),
  ),
});

/** The posting that a row results in, and the problems of its cells. */
export const planPosting = ({ row: fileRow, former, places }: PostingRow): PostingPlan => {
  const row = withoutEmptyDerived(fileRow);
  const stored: Cells = former ? postingCells(former, places) : {};
  const compared = compareRow(row, stored, COMPARED_FIELDS);
  const fieldsWithProblems = new Set(compared.problems.map(({ field }) => field));
  const problems: CellProblem[] = [...compared.problems];
  const changes: PostingChanges = {};
  const addProblem = (field: string, problem: string) => void problems.push(problemAt(row, field, problem));
  const isChanged = (field: string) => compared.changed.includes(field) && !fieldsWithProblems.has(field);

  for (const [column, { field, maxLength }] of Object.entries(TEXTS)) {
    if (!isChanged(column)) continue;
    const text = (row.cells[column] ?? '').trim();
    if (text.length > maxLength)
      addProblem(column, `The text is too long: at most ${formatNumber(maxLength)} letters.`);
    else changes[field] = text;
  }
  if (!(row.cells.title ?? stored.title)?.trim()) addProblem('title', 'The title is required.');
  if (isChanged('roleSentences')) {
    const sentences = readListCell(row.cells.roleSentences ?? '');
    if (sentences.some((sentence) => sentence.length > MAX_SENTENCE_LETTERS))
      addProblem('roleSentences', 'A sentence is too long. Write each sentence in a line of its own.');
    else changes.roleSentences = sentences;
  }
  if (isChanged('subSector')) {
    const subsectorId = places.subSectors.get(fold(row.cells.subSector ?? ''));
    const names = formatNameChoices(places.subSectorNames.values(), row.cells.subSector);
    if (subsectorId) Object.assign(changes, { subsectorId, functionId: null });
    else addProblem('subSector', `There is no such industry or function. Use ${names}, or leave the cell empty.`);
  }
  if (isChanged('functionName')) {
    const subsectorId = changes.subsectorId ?? former?.subsectorId;
    const functionId = places.functions.get(functionKey(subsectorId ?? 0, row.cells.functionName ?? ''));
    if (functionId) changes.functionId = functionId;
    else addProblem('functionName', 'The sub-sector has no such department or track. Leave the cell empty.');
  }
  const isReworded = changes.jobPostingTitle !== undefined || changes.jobPostingDescription !== undefined;
  return { ...compared, problems, changes, isReworded };
};
