import { EVENT } from '@skills-architect/contracts';
import { AppError, notFound } from '@skills-architect/service-kit';
import type { Workbooks } from '@skills-architect/service-kit/workbooks';
import type { JobDescriptionReader } from '../job-descriptions/job-description-reader';
import type { PersonaStores } from '../personas/write-persona';
import { type ImportDocument, type Imports, importView } from './import-document';
import { type ImportAction, importRefusal } from './import-rules';
import type { Rows } from './row-document';

/** What all steps of an import work with. */
export interface ImportParts {
  stores: PersonaStores;
  imports: Imports;
  rows: Rows;
  reader: JobDescriptionReader;
  books: Workbooks;
}

/** Where the uploaded archive lies. */
export const archiveFile = (token: string) => `import/${token}/archive`;

/** The import that somebody wants to do something with; refused when they may not, or not now. */
export const importFor = async (
  { imports }: Pick<ImportParts, 'imports'>,
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

/** Tells the import's user how it stands, under the name that clients of the product know. */
export const tellStatus = async ({ stores, rows }: ImportParts, document: ImportDocument | null) => {
  if (!document) return;
  const state = importView(document, await rows.counts(document._id));
  await stores.kit.events.publish({
    to: { userId: document.userId },
    name: EVENT.jdParserStatus,
    data: { import: state },
  });
};
