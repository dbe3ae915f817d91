import { ArchiveRefused, withZip } from '@skills-architect/service-kit/archives';
import mammoth from 'mammoth';
import type { JobDocument } from '../document/document';
import { textDocument } from '../document/text-blocks';
import { FileRefused } from '../read-result';
import { plainText } from '../text/plain-text';
import { textOfHtml } from './text-of-html';

const MB = 1024 * 1024;
const LIMITS = { maxEntries: 2000, maxEntryBytes: 32 * MB, maxTotalBytes: 96 * MB };
const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"];

const DAMAGED = 'This Word document is damaged and cannot be opened.';
const TOO_LARGE = 'This Word document would unpack to more than a job description can hold: it is not accepted.';
const OTHER_ZIP = "This file isn't a Word document. Send job descriptions as PDF, DOCX or DOC.";

const toRefusal = (error: unknown) => {
  const isTooLarge = error instanceof ArchiveRefused && /unpack|larger|at most/.test(error.message);
  return new FileRefused(isTooLarge ? 'too-large' : 'damaged', isTooLarge ? TOO_LARGE : DAMAGED);
};

const HEADER = /^word\/header\d*\.xml$/;
const MAX_TITLES = 12;
const LONGEST_TITLE = 200;

/** The paragraphs of a page header, which may be the only place that names the role. */
const readParagraphs = (xml: string) =>
  xml
    .slice(0, 100_000)
    .split('</w:p>')
    .map((paragraph) =>
      plainText(
        paragraph
          .split('<w:t')
          .slice(1)
          .map((run) => run.replace(/^[^>]*>/, '').split('<')[0] ?? '')
          .join(''),
      ).trim(),
    )
    .filter((text) => text && text.length <= LONGEST_TITLE);

/**
 * Unpacks each part once and counts the bytes, because the docx library trusts the declared sizes. Returns the texts of
 * the page headers.
 */
const checkParts = (bytes: Uint8Array) =>
  withZip(bytes, LIMITS, async (entries) => {
    if (!entries.some(({ name }) => /(^|\/)document\d*\.xml$/.test(name)))
      throw new FileRefused('unsupported', OTHER_ZIP);
    const titles: string[] = [];
    for (const entry of entries) {
      const part = await entry.read();
      if (HEADER.test(entry.name)) titles.push(...readParagraphs(Buffer.from(part).toString('utf8')));
    }
    return titles.slice(0, MAX_TITLES);
  });

/** Text of a docx with headings (`#`), list items (`-`) and table cells (tabs) marked. */
export const readDocx = async (bytes: Uint8Array): Promise<JobDocument> => {
  try {
    const titles = await checkParts(bytes);
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
      { styleMap: STYLES, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    );
    return { ...textDocument(textOfHtml(value)), titles };
  } catch (error) {
    throw error instanceof FileRefused ? error : toRefusal(error);
  }
};
