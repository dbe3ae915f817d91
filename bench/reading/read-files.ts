import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PdfPages, readPdfPages } from '../../services/personas/src/job-descriptions/documents/pdf-pages';
import { pdfDocument } from '../../services/personas/src/job-descriptions/documents/read-pdf';
import { readJobDescription, readPersona } from '../../services/personas/src/job-descriptions/read-job-description';
import { FileRefused, type ReadResult } from '../../services/personas/src/job-descriptions/read-result';

/** Keeps the texts of a PDF's pages: opening it takes far longer than reading them. */
const cachedPages = async (file: string, cache: string): Promise<PdfPages> => {
  const kept = path.join(cache, `${path.basename(file)}.json`);
  const known = await readFile(kept, 'utf8').catch(() => undefined);
  if (known) return JSON.parse(known);
  const pages = await readPdfPages(new Uint8Array(await readFile(file)));
  await mkdir(cache, { recursive: true });
  await writeFile(kept, JSON.stringify(pages));
  return pages;
};

/** Reads a file as the service does, in this process; `cache` is a folder for the opened PDFs. */
export const readOne = async (file: string, cache?: string): Promise<ReadResult> => {
  const fileName = path.basename(file);
  if (!cache || !file.endsWith('.pdf'))
    return readJobDescription({ bytes: new Uint8Array(await readFile(file)), fileName });
  try {
    return readPersona(pdfDocument(await cachedPages(file, cache)), fileName);
  } catch (error) {
    if (error instanceof FileRefused) return { outcome: error.outcome, reason: error.message };
    throw error;
  }
};
