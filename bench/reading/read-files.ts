import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SentenceModel } from '../../services/personas/src/job-descriptions/cutting/sentence-model';
import type { JobDocument } from '../../services/personas/src/job-descriptions/document/document';
import { type PdfPages, readPdfPages } from '../../services/personas/src/job-descriptions/documents/pdf-pages';
import { pdfDocument } from '../../services/personas/src/job-descriptions/documents/read-pdf';
import { readDocument, readPersona } from '../../services/personas/src/job-descriptions/read-job-description';
import { FileRefused, type ReadResult } from '../../services/personas/src/job-descriptions/read-result';

/** Caches the texts of a PDF's pages, because opening it takes far longer than reading them. */
const cachedPages = async (file: string, cache: string): Promise<PdfPages> => {
  const cacheFile = path.join(cache, `${path.basename(file)}.json`);
  const known = await readFile(cacheFile, 'utf8').catch(() => undefined);
  if (known) return JSON.parse(known);
  const pages = await readPdfPages(new Uint8Array(await readFile(file)));
  await mkdir(cache, { recursive: true });
  await writeFile(cacheFile, JSON.stringify(pages));
  return pages;
};

/** Opens a file as the service does, but in this process; `cache` is a folder for opened PDFs. */
export const openOne = async (file: string, cache?: string): Promise<JobDocument> =>
  cache && file.endsWith('.pdf')
    ? pdfDocument(await cachedPages(file, cache))
    : readDocument(new Uint8Array(await readFile(file)));

/** The result of reading, also when the file is refused. */
export const resultOf = async (read: () => ReadResult | Promise<ReadResult>): Promise<ReadResult> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof FileRefused) return { outcome: error.outcome, reason: error.message };
    throw error;
  }
};

/** Reads a file as the service does, optionally with another sentence model. */
export const readOne = (file: string, cache?: string, model?: SentenceModel): Promise<ReadResult> =>
  resultOf(async () => readPersona(await openOne(file, cache), path.basename(file), model));

const KINDS = /\.(?:pdf|docx?|odt|rtf|html?|txt|md)$/i;

/** The job descriptions in a folder and its folders, relative to it, in the order of their names. */
export const listDescriptions = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => KINDS.test(name)).sort();
