import { ArchiveRefused, withZip } from '@skills-architect/service-kit/archives';
import mammoth from 'mammoth';
import type { JobDocument } from '../document/document';
import { textDocument } from '../document/text-blocks';
import { FileRefused } from '../read-result';
import { textOfHtml } from './text-of-html';

const MB = 1024 * 1024;
const LIMITS = { maxEntries: 2000, maxEntryBytes: 32 * MB, maxTotalBytes: 96 * MB };
const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"];

const DAMAGED = 'This Word document is damaged and cannot be opened.';
const TOO_LARGE = 'This Word document would unpack to more than a job description can hold: it is not accepted.';
const OTHER_ZIP = "This file isn't a Word document. Send job descriptions as PDF, DOCX or DOC.";

const toRefusal = (error: unknown) => {
  const tooLarge = error instanceof ArchiveRefused && /unpack|larger|at most/.test(error.message);
  return new FileRefused(tooLarge ? 'too-large' : 'damaged', tooLarge ? TOO_LARGE : DAMAGED);
};

/** Unpacks each part once and counts the bytes: the docx library trusts the declared sizes. */
const checkParts = (bytes: Uint8Array) =>
  withZip(bytes, LIMITS, async (entries) => {
    if (!entries.some(({ name }) => /(^|\/)document\d*\.xml$/.test(name)))
      throw new FileRefused('unsupported', OTHER_ZIP);
    for (const entry of entries) await entry.read();
  });

/** Text of a docx with headings (`#`), list items (`-`) and table cells (tabs) marked. */
export const readDocx = async (bytes: Uint8Array): Promise<JobDocument> => {
  try {
    await checkParts(bytes);
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
      { styleMap: STYLES, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    );
    return textDocument(textOfHtml(value));
  } catch (error) {
    throw error instanceof FileRefused ? error : toRefusal(error);
  }
};
