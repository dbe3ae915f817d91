import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { JobDocument } from '../../services/personas/src/job-descriptions/document/document';
import { textDocument } from '../../services/personas/src/job-descriptions/document/text-blocks';
import { openOne } from './read-files';

export interface NamedDocument {
  fileName: string;
  document: JobDocument;
}

/** Opens the readable job descriptions of a folder, `most` of them, evenly sampled. */
export const openAll = async (
  folder: string,
  cache?: string,
  most = Number.POSITIVE_INFINITY,
): Promise<NamedDocument[]> => {
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:pdf|docx|md|txt)$/.test(name));
  const step = Math.max(1, Math.ceil(files.length / most));
  const opened: NamedDocument[] = [];
  for (const name of files.sort().filter((_, index) => index % step === 0)) {
    const file = path.join(folder, name);
    const fileName = path.basename(name);
    const document = /\.(?:md|txt)$/.test(name)
      ? textDocument(await readFile(file, 'utf8'))
      : await openOne(file, cache).catch(() => undefined);
    if (document) opened.push({ fileName, document });
  }
  return opened;
};
