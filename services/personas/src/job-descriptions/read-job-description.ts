import type { DocumentLanguage, ExtractedPersona } from '@skills-architect/contracts/personas';
import { decodeText, namedEncoding } from '@skills-architect/library-service-kit/text-encoding';
import { isOtherLanguage } from '@skills-architect/library-service-kit/text-language';
import { contentKind } from '@skills-architect/service-kit/archives';
import { readRole } from './cut-job-description';
import { oneVersion } from './cutting/one-version';
import type { SentenceModel } from './cutting/sentence-model';
import { splitRoles } from './cutting/split-roles';
import { documentText, type JobDocument } from './document/document';
import { toDocumentBlocks } from './document/find-passages';
import { splitVacancies, type Vacancies } from './document/split-vacancies';
import { textDocument } from './document/text-blocks';
import { readDoc } from './documents/read-doc';
import { readDocx, readWordXml } from './documents/read-docx';
import { isHtml, isPostingData, readHtml, readPostingData } from './documents/read-html';
import { isOdt, readOdt } from './documents/read-odt';
import { readPdf } from './documents/read-pdf';
import { isRtf, readRtf } from './documents/read-rtf';
import { documentOfArchive } from './documents/read-web-archive';
import { isWebArchive, readWebArchive } from './documents/web-archive';
import type { ReadChunk } from './documents/word-chunks';
import { isWordXml } from './documents/word-xml-file';
import { FileRefused, type JobDescriptionFile, type ReadResult, type RefusedText } from './read-result';
import { isPicture, pictureKind } from './scans/picture-kind';
import { readScan } from './scans/read-scan';
import { unreadPages, unreadVacancies, unreadVersions } from './unread-parts';

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

/** Longer rejected texts, such as books, are not stored: they exceed a MongoDB document and are no job descriptions. */
const LONGEST_STORED = 200_000;
const MAX_BLOCKS = 5000;
/** A Word document can contain other documents, and these others again. */
const MAX_DEPTH = 2;

const readText = (bytes: Uint8Array, readChunk: ReadChunk): JobDocument | Promise<JobDocument> => {
  const archived = isWebArchive(bytes) ? readWebArchive(bytes) : undefined;
  if (archived) return documentOfArchive(archived);
  const text = decodeText(bytes, namedEncoding(bytes))?.text;
  if (text === undefined) throw new FileRefused('unsupported', UNSUPPORTED);
  if (isWordXml(text)) return readWordXml(text, readChunk);
  if (isPostingData(text)) return readPostingData(text);
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
  const readChunk: ReadChunk = (chunk) => readDocument(chunk, depth + 1);
  if (kind === 'pdf') return readPdf(bytes);
  if (kind === 'docx' || kind === 'zip') return readDocx(bytes, readChunk);
  if (kind === 'cfb') return readDoc(bytes);
  return readText(bytes, readChunk);
};

const findRoles = ({ blocks: all, parts }: JobDocument): Vacancies & { leftOut?: DocumentLanguage[] } => {
  const { blocks, leftOut } = parts ? { blocks: all } : oneVersion(all);
  // The passages of one role refer to the whole document.
  if (leftOut) return { blocks: all, parts: [blocks], found: 1, leftOut };
  const roles = parts ?? splitRoles(blocks);
  return roles.length > 1 ? { blocks, parts: roles, found: roles.length } : splitVacancies(blocks);
};

/** The text of a document that is no job description, unless it is too long to be stored. */
const refusedText = (document: JobDocument, guessPersona: () => ExtractedPersona | undefined): RefusedText => {
  const isStored = documentText(document).length <= LONGEST_STORED && document.blocks.length <= MAX_BLOCKS;
  if (!isStored) return {};
  const guess = guessPersona();
  return { blocks: toDocumentBlocks(document.blocks), ...(guess && { guess }) };
};

/** The personas in a document: usually one. */
export const readPersona = (document: JobDocument, fileName: string, model?: SentenceModel): ReadResult => {
  const text = documentText(document);
  if (!text) throw new FileRefused('not-a-job-description', EMPTY);
  const { blocks, parts, found, leftOut } = findRoles(document);
  // The name of the file names none of several roles. Passages of each role refer to the whole document.
  const name = parts.length > 1 ? '' : fileName;
  const roles = parts.map((part) => readRole({ ...document, blocks: part }, name, model, blocks));
  const personas = roles.flatMap((role) => role.persona ?? []);
  const [persona, ...others] = personas;
  const pages = unreadPages(document);
  if (!persona) {
    const isInOtherLanguage = isOtherLanguage(text);
    const whole = { ...document, blocks };
    const [onlyRole] = parts.length === 1 ? roles : [];
    const guess = () => (onlyRole ?? readRole(whole, name, model)).guess();
    throw new FileRefused(
      'not-a-job-description',
      [isInOtherLanguage ? OTHER_LANGUAGE : NOT_A_JOB_DESCRIPTION, pages].filter(Boolean).join(' '),
      refusedText(whole, isInOtherLanguage ? () => undefined : guess),
    );
  }
  const note = [unreadVacancies(found, personas.length), unreadVersions(leftOut), pages].filter(Boolean).join(' ');
  const withNumber = (persona: ExtractedPersona, index: number) =>
    others.length ? { ...persona, roleInFile: index + 1 } : persona;
  return {
    outcome: 'read',
    persona: withNumber(persona, 0),
    others: others.map((other, index) => withNumber(other, index + 1)),
    text,
    blocks: toDocumentBlocks(blocks),
    ...(note && { note }),
    ...(document.scannedPages && { hasScans: true }),
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
      const { outcome, message: reason, text } = error;
      const isScan = (outcome === 'no-text-layer' || hasScans) && !ocr;
      return { outcome, reason, ...text, ...(isScan && { isScan: true }) };
    }
    throw error;
  }
};
