import { archiveFile, type ImportDependencies, markedFile } from './import-dependencies';
import type { ImportDocument } from './import-document';

/** Deletes rows, documents and files of an ended import. */
export const removeImportData = async (
  { stores, rows, documents, clientSkills, wrongCells }: ImportDependencies,
  { _id: token }: Pick<ImportDocument, '_id'>,
) => {
  const { files } = stores.kit;
  await rows.remove(token);
  await rows.endAll(token);
  await documents.remove(token);
  await clientSkills.removeAll(token);
  await wrongCells.remove(token);
  await files.remove(archiveFile(token));
  await files.remove(markedFile(token));
};
