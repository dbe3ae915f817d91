import { EVENT } from '@skills-architect/contracts';
import type { Workbooks } from '@skills-architect/service-kit/workbooks';
import type { JobDescriptionReader } from '../job-descriptions/job-description-reader';
import type { PersonaStores } from '../personas/write-persona';
import { type ImportDocument, type Imports, importView } from './import-document';
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
