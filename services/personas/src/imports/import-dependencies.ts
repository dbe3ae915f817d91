import { EVENT } from '@skills-architect/contracts';
import type { Workbooks } from '@skills-architect/library-service-kit/workbooks';
import { AppError, notFound } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import type { ClientSkillStore } from '../client-skills/client-skills-document';
import type { JobDescriptionReader } from '../job-descriptions/job-description-reader';
import type { SourceStore } from '../persona-sources/persona-sources';
import type { PersonaStores } from '../personas/write-persona';
import type { WrongCellStore } from '../role-sheets/wrong-cells';
import type { AssignedColumnStore } from '../table-columns/assigned-columns';
import { type ImportDocument, type Imports, importView } from './import-document';
import { type ImportAction, importRefusal, stagesFor } from './import-rules';
import type { ReadDocuments } from './read-documents';
import type { Rows } from './row-document';

/** Dependencies of all import steps. */
export interface ImportDependencies {
  stores: PersonaStores;
  imports: Imports;
  rows: Rows;
  documents: ReadDocuments;
  sources: SourceStore;
  clientSkills: ClientSkillStore;
  wrongCells: WrongCellStore;
  reader: JobDescriptionReader;
  books: Workbooks;
  assigned: AssignedColumnStore;
}

/** Name of the uploaded archive in the file store. */
export const archiveFile = (token: string) => `import/${token}/archive`;
/** File name of the uploaded workbook with its wrong cells marked, which the check creates. */
export const markedFile = (token: string) => `import/${token}/marked`;

/** Loads an import for an action; throws when the action is not allowed for the user or at this stage. */
export const loadImportFor = async (
  { imports }: Pick<ImportDependencies, 'imports'>,
  action: ImportAction,
  token: string,
  userId: number,
): Promise<ImportDocument> => {
  const document = await imports.get(token);
  if (!document) throw notFound('This import');
  const refusal = importRefusal(action, document, userId);
  if (refusal) throw new AppError('conflict', refusal);
  return document;
};

/**
 * Edits rows during the review, all or none, on their current state: simultaneous edits follow each other. Returns the
 * import as loaded before, and what `edit` returns.
 */
export const editRows = async <T>(
  parts: Pick<ImportDependencies, 'imports' | 'stores'>,
  token: string,
  userId: number,
  edit: (session: ClientSession) => Promise<T>,
): Promise<{ clientId: number; edited: T }> => {
  const { clientId } = await loadImportFor(parts, 'replace', token, userId);
  const done = await parts.stores.kit.db.transaction(async (session) =>
    (await parts.imports.countEdit(token, stagesFor('replace'), session)) ? { edited: await edit(session) } : null,
  );
  if (done) return { clientId, ...done };
  // The import has moved on since the first check, so this throws.
  await loadImportFor(parts, 'replace', token, userId);
  throw new AppError('conflict', 'The review of this import is over.');
};

/** Sends the import's status to its user, under the event name that existing clients use. */
export const publishStatus = async ({ stores, rows }: ImportDependencies, document: ImportDocument | null) => {
  if (!document) return;
  const state = importView(document, await rows.counts(document._id));
  await stores.kit.events.publish({
    to: { userId: document.userId },
    name: EVENT.jdParserStatus,
    data: { import: state },
  });
};
