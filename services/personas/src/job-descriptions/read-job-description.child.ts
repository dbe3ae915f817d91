import { contentKind } from '@skills-architect/service-kit/archives';
import { serveChild } from '@skills-architect/service-kit/child';
import { cutJobDescription } from './cut-job-description';
import { readDoc } from './documents/read-doc';
import { readDocx } from './documents/read-docx';
import { readPdf } from './documents/read-pdf';
import { FileRefused, type JobDescriptionFile, type ReadResult } from './read-result';

const UNSUPPORTED = 'This is no pdf, docx or doc, whatever its name says.';
const EMPTY = 'This file holds no text.';
const NOT_ONE = 'This does not read like a job description: no duties or responsibilities of a role were found in it.';

const readText = async (bytes: Uint8Array) => {
  const kind = await contentKind(bytes);
  if (kind === 'pdf') return readPdf(bytes);
  if (kind === 'docx' || kind === 'zip') return readDocx(bytes);
  if (kind === 'cfb') return readDoc(bytes);
  throw new FileRefused('unsupported', UNSUPPORTED);
};

const read = async ({ bytes, fileName }: JobDescriptionFile): Promise<ReadResult> => {
  const text = await readText(bytes);
  if (!text.trim()) throw new FileRefused('not-a-job-description', EMPTY);
  const persona = cutJobDescription(text, fileName);
  if (!persona) throw new FileRefused('not-a-job-description', NOT_ONE);
  return { outcome: 'read', persona, text };
};

serveChild(async (file: JobDescriptionFile): Promise<ReadResult> => {
  try {
    return await read(file);
  } catch (error) {
    if (error instanceof FileRefused) return { outcome: error.outcome, reason: error.message };
    throw error;
  }
});
