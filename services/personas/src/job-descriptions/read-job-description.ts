import type { ExtractedPersona } from '@skills-architect/contracts/personas';
import { contentKind } from '@skills-architect/service-kit/archives';
import { decodeText, namedEncoding } from '@skills-architect/service-kit/text-encoding';
import { cutJobDescription } from './cut-job-description';
import type { SentenceModel } from './cutting/sentence-model';
import { splitRoles } from './cutting/split-roles';
import { isOtherLanguage } from './document/detect-language';
import { documentText, type JobDocument } from './document/document';
import { toDocumentBlocks } from './document/find-passages';
import { splitVacancies, type Vacancies } from './document/split-vacancies';
import { textDocument } from './document/text-blocks';
import { readDoc } from './documents/read-doc';
import { readDocx } from './documents/read-docx';
import { isHtml, readHtml } from './documents/read-html';
import { isOdt, readOdt } from './documents/read-odt';
import { readPdf } from './documents/read-pdf';
import { isRtf, readRtf } from './documents/read-rtf';
import { isWebArchive, readWebArchive } from './documents/web-archive';
import { FileRefused, type JobDescriptionFile, type ReadResult } from './read-result';
import { isPicture, pictureKind } from './scans/picture-kind';
import { readScan } from './scans/read-scan';

const UNSUPPORTED = "This file isn't a text, PDF or Word document, or its content is damaged.";
const PICTURE = 'This file is a picture, and text recognition (OCR) is off here. Send the original document.';
const HEIC =
  'This photo has the format HEIC of newer phones, which is not read. Save or share it as JPEG, PNG or PDF and send it again.';
const OTHER_PICTURE = 'Pictures of this format are not read. Send the page as JPEG, PNG, TIFF or PDF.';
const EMPTY = 'This file contains no text.';
const NOT_A_JOB_DESCRIPTION =
  'This does not read like a job description: no duties or responsibilities of a role were found in it.';
const OTHER_LANGUAGE =
  'No duties were found, because this text is in a language that is not read. Job descriptions are read in English, German, French, Spanish, Italian, Dutch and Portuguese.';

/** What the user must know of a document that seems to hold more vacancies than were read. */
const unreadVacancies = (found: number, read: number) => {
  const described = `This document seems to hold ${found} job descriptions`;
  return read > 1
    ? `${described}; ${read} of them were read. Send the others as separate files.`
    : `${described}, and only one persona was made of them. Send them as separate files.`;
};

/** `Page 2`, `Pages 2, 3 and 5`. */
const pageList = (indexes: readonly number[]) => {
  const numbers = indexes.map((index) => String(index + 1));
  const [last = '', ...others] = numbers.toReversed();
  return others.length ? `Pages ${others.toReversed().join(', ')} and ${last}` : `Page ${last}`;
};
const unreadPages = (indexes: readonly number[]) =>
  indexes.length > 1
    ? `${pageList(indexes)} of this PDF have no text and were not read. If they are scans, send the original document.`
    : `${pageList(indexes)} of this PDF has no text and was not read. If it is a scan, send the original document.`;

/** Longer rejected texts, such as books, are not stored: they exceed a MongoDB document and are no job descriptions. */
const LONGEST_STORED = 200_000;
const MAX_BLOCKS = 5000;
/** A Word document can contain other documents, and these others again. */
const MAX_DEPTH = 2;

const readText = (bytes: Uint8Array): JobDocument => {
  const archived = isWebArchive(bytes) ? readWebArchive(bytes) : undefined;
  if (archived) return archived.isHtml ? readHtml(archived.text) : textDocument(archived.text);
  const text = decodeText(bytes, namedEncoding(bytes))?.text;
  if (text === undefined) throw new FileRefused('unsupported', UNSUPPORTED);
  return isHtml(text) ? readHtml(text) : textDocument(text);
};

/** Opens a file by its content, regardless of its name; `depth` counts the documents around it. */
export const readDocument = async (bytes: Uint8Array, depth = 0): Promise<JobDocument> => {
  if (depth > MAX_DEPTH) throw new FileRefused('unsupported', UNSUPPORTED);
  if (isPicture(bytes)) throw new FileRefused('no-text-layer', PICTURE);
  const picture = pictureKind(bytes);
  if (picture) throw new FileRefused('unsupported', picture === 'heic' ? HEIC : OTHER_PICTURE);
  if (isRtf(bytes)) return readRtf(bytes);
  if (isOdt(bytes)) return readOdt(bytes);
  const kind = await contentKind(bytes);
  if (kind === 'pdf') return readPdf(bytes);
  if (kind === 'docx' || kind === 'zip') return readDocx(bytes, (chunk) => readDocument(chunk, depth + 1));
  if (kind === 'cfb') return readDoc(bytes);
  return readText(bytes);
};

const findRoles = ({ blocks, parts }: JobDocument): Vacancies => {
  const roles = parts ?? splitRoles(blocks);
  return roles.length > 1 ? { blocks, parts: roles, found: roles.length } : splitVacancies(blocks);
};

/** The personas in a document: usually one. */
export const readPersona = (document: JobDocument, fileName: string, model?: SentenceModel): ReadResult => {
  const text = documentText(document);
  if (!text) throw new FileRefused('not-a-job-description', EMPTY);
  const { blocks, parts, found } = findRoles(document);
  // The name of the file names none of several roles. Passages of each role refer to the whole document.
  const name = parts.length > 1 ? '' : fileName;
  const personas = parts.flatMap((part) => cutJobDescription({ ...document, blocks: part }, name, model, blocks) ?? []);
  const [persona, ...others] = personas;
  const scans = document.scannedPages ? unreadPages(document.scannedPages) : '';
  if (!persona) {
    const isStored = text.length <= LONGEST_STORED && blocks.length <= MAX_BLOCKS;
    throw new FileRefused(
      'not-a-job-description',
      [isOtherLanguage(text) ? OTHER_LANGUAGE : NOT_A_JOB_DESCRIPTION, scans].filter(Boolean).join(' '),
      isStored ? toDocumentBlocks(blocks) : undefined,
    );
  }
  const missing = personas.length < found ? unreadVacancies(found, personas.length) : '';
  const note = [missing, scans].filter(Boolean).join(' ');
  const withNumber = (one: ExtractedPersona, index: number) =>
    others.length ? { ...one, roleInFile: index + 1 } : one;
  return {
    outcome: 'read',
    persona: withNumber(persona, 0),
    others: others.map((one, index) => withNumber(one, index + 1)),
    text,
    blocks: toDocumentBlocks(blocks),
    ...(note && { note }),
    ...(scans && { hasScans: true }),
  };
};

/** Reads one file. Call it in child processes only: a malformed document can crash the process. */
export const readJobDescription = async ({ bytes, fileName, ocr }: JobDescriptionFile): Promise<ReadResult> => {
  let hasScans = false;
  try {
    const document = ocr ? await readScan(bytes) : await readDocument(bytes);
    hasScans = document.scannedPages !== undefined;
    return readPersona(document, fileName);
  } catch (error) {
    if (error instanceof FileRefused) {
      const { outcome, message: reason, blocks } = error;
      const isScan = (outcome === 'no-text-layer' || hasScans) && !ocr;
      return { outcome, reason, ...(blocks && { blocks }), ...(isScan && { isScan: true }) };
    }
    throw error;
  }
};
