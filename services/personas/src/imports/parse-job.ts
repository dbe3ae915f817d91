import { createHash } from 'node:crypto';
import path from 'node:path';
import {
  type ExtractedPersona,
  JD_ARCHIVE_LIMIT,
  JD_FILE_EXTENSIONS,
  rowFieldsOf,
} from '@skills-architect/contracts/personas';
import {
  AppError,
  fold,
  type JobRun,
  plainName,
  readExtension,
  withTemporaryFolder,
} from '@skills-architect/service-kit';
import { type ArchiveEntry, ArchiveRefused, withArchive } from '@skills-architect/service-kit/archives';
import type { ReadResult } from '../job-descriptions/read-result';
import { archiveFile, type ImportDependencies, publishStatus } from './import-dependencies';
import { readWithRetries } from './read-attempts';
import { type RowDocument, rowTerms } from './row-document';
import { tellIfSlow } from './tell-if-slow';

export const PARSE_JOB = 'persona-import-parse';
export interface ImportJob {
  token: string;
}

const MB = 1024 * 1024;
/** Limits for the unpacked archive of job descriptions. */
export const ARCHIVE_LIMITS = {
  maxEntries: JD_ARCHIVE_LIMIT.maxFiles,
  maxEntryBytes: 25 * MB,
  maxTotalBytes: 200 * MB,
};

/** The initial fields of a row. */
export const NEW_ROW = {
  textHash: '',
  terms: [],
  ...rowFieldsOf(() => ''),
  isDuplicatePersona: false,
  recommendations: [],
  selectedRoleId: null,
  restored: [],
  matched: false,
};

type NewRow = Omit<RowDocument, '_id'>;

/** Files of which fewer letters were read can have only their letterhead in common. */
const MIN_COMPARED = 100;
/** Pictures that are not read, but whose reason names their format. */
const NAMED_EXTENSIONS = ['heic', 'heif', 'gif', 'webp'];

const hashText = (text: string) => createHash('sha256').update(fold(text)).digest('base64url');

const fieldsOf = ({ personaGroupName, ...persona }: ExtractedPersona) => ({
  ...persona,
  terms: rowTerms(persona.personaName),
  groupName: personaGroupName,
});

/** One row per role of a file, or a row with the reason why there is none. */
const toRows = (token: string, index: number, fileName: string, result: ReadResult): NewRow[] => {
  const place = { token, index, part: 0, fileName };
  if (result.outcome !== 'read') {
    const { outcome, reason, blocks, guess } = result;
    const text = blocks?.map((block) => block.text).join('\n') ?? '';
    const isComparable = (text.match(/\p{L}/gu)?.length ?? 0) >= MIN_COMPARED;
    const textFields = blocks && { hasText: true, textHash: isComparable ? hashText(text) : '' };
    return [{ ...NEW_ROW, ...place, outcome, reason, ...textFields, ...(guess && { guess: fieldsOf(guess) }) }];
  }
  return [result.persona, ...result.others].map((persona, part) => ({
    ...NEW_ROW,
    ...place,
    part,
    outcome: 'read',
    reason: result.note ?? '',
    textHash: hashText(part ? `${result.text} ${part}` : result.text),
    ...fieldsOf(persona),
  }));
};

const readEntry = async (
  { reader }: ImportDependencies,
  entry: ArchiveEntry,
  fileName: string,
  signal: AbortSignal,
): Promise<ReadResult> => {
  const extension = readExtension(fileName);
  if (![...JD_FILE_EXTENSIONS, ...NAMED_EXTENSIONS].includes(extension))
    return { outcome: 'unsupported', reason: `Files of this kind are not read. Use ${JD_FILE_EXTENSIONS.join(', ')}.` };
  try {
    return await reader.read(await entry.read(), fileName, { signal });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ArchiveRefused) return { outcome: 'too-large', reason: error.message };
    return { outcome: 'damaged', reason: 'The file is damaged and could not be unpacked.' };
  }
};

/** Marks a row as a duplicate when an earlier one has the same text; also of a file that can be opened by hand. */
const markDuplicate = async ({ rows }: ImportDependencies, row: NewRow): Promise<NewRow> => {
  const first = row.textHash ? await rows.findSameText(row.token, row.textHash, row.index) : null;
  return first ? { ...row, outcome: 'duplicate', reason: `It has the same text as ${first.fileName}.` } : row;
};

/** Marks rows whose name is already taken by a persona of the client. */
export const markExisting = async ({ stores, rows }: ImportDependencies, token: string, clientId: number) => {
  const readRows = await rows.find(token, { outcome: ['read'] }).toArray();
  const { personas } = stores;
  const keys = readRows.map((row) => fold(row.personaName));
  const existing = await personas.model
    .find({ clientId, nameKey: { $in: keys }, ...personas.alive }, { nameKey: 1 })
    .lean();
  const existingNames = new Set(existing.map((persona) => persona.nameKey));
  await rows.updateAll(
    readRows.map((row) => ({
      rowId: row._id,
      change: { isDuplicatePersona: existingNames.has(fold(row.personaName)) && row.personaId === undefined },
    })),
  );
};

/** Parses each file of the archive into rows; a run that takes over continues with the files that have no row. */
export const parseArchive = (
  dependencies: ImportDependencies,
  { data: { token }, signal, progress }: JobRun<ImportJob>,
) => {
  const { stores, imports, rows, documents } = dependencies;
  return withTemporaryFolder('import', async (folder) => {
    const file = path.join(folder, 'archive');
    if (!(await stores.kit.files.copyTo(archiveFile(token), file)))
      throw new AppError('not-found', 'The uploaded archive is gone. Start the import again.');
    await withArchive(file, ARCHIVE_LIMITS, async (entries) => {
      const doneIndexes = await rows.findFileIndexes(token);
      for (const [index, entry] of entries.entries()) {
        signal.throwIfAborted();
        if (!doneIndexes.has(index)) {
          const fileName = plainName(entry.name);
          const result = await tellIfSlow(
            () =>
              readWithRetries(
                (change) => imports.countAttempt(token, index, change),
                () => readEntry(dependencies, entry, fileName, signal),
              ),
            async () => publishStatus(dependencies, await imports.move(token, ['parsing'], { slowFile: fileName })),
          );
          if (result.blocks) await documents.save({ token, index, blocks: result.blocks });
          // The first row is inserted last: without it, a run that takes over reads the whole file again.
          for (const row of toRows(token, index, fileName, result).reverse())
            await rows.insert(await markDuplicate(dependencies, row));
        }
        await progress(index + 1, entries.length);
        await publishStatus(
          dependencies,
          await imports.move(token, ['parsing'], { completedItems: index + 1, totalItems: entries.length }),
        );
      }
    });
    const document = await imports.get(token);
    if (document) await markExisting(dependencies, token, document.clientId);
    await publishStatus(dependencies, await imports.move(token, ['parsing'], { stage: 'review' }));
  });
};
