import {
  type CellProblem,
  type Cells,
  compareRow,
  listCell,
  problemAt,
  readListCell,
  revisionColumn,
  type TableLayout,
  type TableRow,
} from '@skills-architect/library-service-kit/tables';
import { fold } from '@skills-architect/service-kit';
import type { ContentDocument } from '../content/content-document';
import { CatalogueEntry, shareOfLevel } from '../content-import/catalogue-item';

export const CONTENT_LAYOUT: TableLayout = {
  identifyingColumns: ['contentId', 'contentTitle'],
  columns: [
    {
      field: 'contentId',
      title: 'Content Id',
      width: 10,
      note: 'Identifies the item of the row. Empty for a new one.',
    },
    revisionColumn('item'),
    {
      field: 'contentProvider',
      title: 'Content Provider',
      width: 24,
      aliases: ['provider', 'Provider Name', 'Vendor'],
      isRequired: true,
      sameForAll: true,
      note: 'Required for a new item. It cannot be changed.',
    },
    {
      field: 'externalId',
      title: 'Item Id',
      width: 20,
      aliases: ['id', 'identifier', 'Course Id', 'Content Code', 'External Id'],
      note: 'The provider’s own id. The address counts without it.',
    },
    {
      field: 'contentTitle',
      title: 'Title',
      width: 40,
      aliases: ['name', 'Content Title', 'Course Title', 'Course Name', 'Course', 'Kurs', 'Kurstitel', 'Formation'],
      note: 'Required.',
      isRequired: true,
    },
    {
      field: 'contentType',
      title: 'Content Type',
      width: 14,
      aliases: ['type', 'Format'],
      note: 'Course, Video, Article …',
    },
    {
      field: 'contentFullDescription',
      title: 'Description',
      aliases: ['Content Description', 'Course Description', 'Summary', 'Abstract'],
      width: 60,
      note: 'What the item teaches.',
      meaning: 'description',
    },
    {
      field: 'contentUrl',
      title: 'Address',
      width: 40,
      aliases: ['url', 'Link', 'Web Address', 'Content Url', 'Course Url'],
      isRequired: true,
      note: 'Required. Begins with http:// or https://.',
    },
    {
      field: 'minutes',
      title: 'Minutes',
      aliases: ['Duration in Minutes', 'Duration Minutes'],
      width: 10,
      note: 'How long it takes.',
    },
    {
      field: 'contentLanguage',
      title: 'Language',
      aliases: ['Content Language'],
      width: 10,
      sameForAll: true,
      note: 'A code such as en or pt-BR.',
    },
    { field: 'contentProviderRating', title: 'Rating', width: 10, note: '0 to 5, empty when nobody has rated it.' },
    { field: 'level', title: 'Level', width: 14, note: 'Beginner, Intermediate, Advanced or Expert.' },
    {
      field: 'tags',
      title: 'Skills',
      aliases: ['Tags', 'Keywords'],
      width: 30,
      note: 'What the provider says the item teaches, one in each line.',
    },
  ],
};

const LEVELS: readonly (readonly [share: number, word: string])[] = [
  [0.25, 'Beginner'],
  [0.6, 'Intermediate'],
  [0.9, 'Advanced'],
  [1, 'Expert'],
];
const levelWord = (share: number | null) => (share === null ? '' : (LEVELS.find(([most]) => share <= most)?.[1] ?? ''));

/** The provider's id of a stored item; by default its address. */
const findExternalId = ({ importKey, contentProviderId, contentUrl }: ContentDocument) =>
  importKey?.slice(`${contentProviderId}:`.length) ?? contentUrl;

/** The cells of an exported item. */
export const contentCells = (item: ContentDocument): Cells => ({
  contentProvider: item.contentProvider,
  externalId: findExternalId(item),
  contentTitle: item.contentTitle,
  contentType: item.contentType,
  contentFullDescription: item.contentFullDescription,
  contentUrl: item.contentUrl,
  minutes: String(Math.round(item.contentDuration / 60)),
  contentLanguage: item.contentLanguage,
  contentProviderRating: item.contentProviderRating === null ? '' : String(item.contentProviderRating),
  level: levelWord(item.statedLevel),
  tags: listCell(item.tags),
});

const FIELDS = CONTENT_LAYOUT.columns
  .map(({ field }) => field)
  .filter((field) => field !== 'contentId' && field !== 'rev');
/** Columns whose name differs from the field's. */
const COLUMN_BY_FIELD: Record<string, string> = { contentDuration: 'minutes', statedLevel: 'level' };

const parseNumber = (cell: string | undefined): number | undefined => {
  const text = cell?.trim().replace(',', '.');
  return text ? Number(text) : undefined;
};

/** The seconds of the cell. An item of 90 seconds is exported as 2 minutes; an unchanged cell keeps its 90 seconds. */
const readDuration = ({ minutes: cell }: Cells, item: ContentDocument | undefined) => {
  if (item && cell === contentCells(item).minutes) return item.contentDuration;
  const minutes = parseNumber(cell);
  return minutes === undefined ? undefined : Math.round(minutes * 60);
};

const toEntry = (cells: Cells, item: ContentDocument | undefined) => {
  const isSameLevel = item !== undefined && cells.level === levelWord(item.statedLevel);
  return CatalogueEntry.safeParse({
    externalId: cells.externalId?.trim() || cells.contentUrl?.trim() || '',
    contentTitle: cells.contentTitle ?? '',
    contentType: cells.contentType,
    contentFullDescription: cells.contentFullDescription,
    contentUrl: cells.contentUrl?.trim() ?? '',
    contentDuration: readDuration(cells, item),
    contentLanguage: cells.contentLanguage?.trim() || undefined,
    contentProviderRating: parseNumber(cells.contentProviderRating) ?? null,
    tags: readListCell(cells.tags ?? ''),
    statedLevel: isSameLevel ? item.statedLevel : shareOfLevel(cells.level),
  });
};

/** The item that a row results in, and the problems of its cells. `providers` are ids by folded name. */
export const planContent = (
  row: TableRow,
  item: ContentDocument | undefined,
  providers: ReadonlyMap<string, { contentProviderId: number; contentProvider: string }>,
) => {
  const stored = item ? contentCells(item) : {};
  const compared = compareRow(row, stored, FIELDS);
  const problems: CellProblem[] = [...compared.problems];
  const addProblem = (field: string, problem: string) => problems.push(problemAt(row, field, problem));
  const cells = { ...stored, ...row.cells };
  const provider = providers.get(fold(cells.contentProvider ?? ''));
  if (item)
    for (const field of ['contentProvider', 'externalId'] as const)
      if (compared.changed.includes(field)) addProblem(field, 'It cannot be changed: it tells which item this is.');
  if (!item && !provider)
    addProblem(
      'contentProvider',
      `There is no such content provider. Use ${[...providers.values()].map(({ contentProvider }) => contentProvider).join(', ')}.`,
    );
  if (cells.level && shareOfLevel(cells.level) === null)
    addProblem('level', 'There is no such level. Use Beginner, Intermediate, Advanced or Expert, or leave it empty.');
  const entry = toEntry(cells, item);
  if (!entry.success)
    for (const { path, message } of entry.error.issues) {
      const field = String(path[0] ?? 'contentTitle');
      addProblem(
        COLUMN_BY_FIELD[field] ?? field,
        `This item ${message.startsWith('has ') ? message : `is wrong here: ${message}`}.`,
      );
    }
  return { compared, problems, entry: entry.data, provider };
};
