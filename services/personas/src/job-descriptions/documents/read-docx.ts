import { ArchiveRefused } from '@skills-architect/service-kit/archives';
import mammoth from 'mammoth';
import { documentText, type JobDocument } from '../document/document';
import { textDocument } from '../document/text-blocks';
import { FileRefused } from '../read-result';
import { hasPagePictures } from '../scans/word-pictures';
import { plainText } from '../text/plain-text';
import { textOfHtml } from './text-of-html';
import { type ReadChunk, withChunks } from './word-chunks';
import { packParts, readParts, visibleParts, type WordParts } from './word-parts';
import { wordXmlParts } from './word-xml-file';

const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"];

const DAMAGED = 'This Word document is damaged and cannot be opened.';
const TOO_LARGE = 'This Word document would unpack to more than a job description can hold: it is not accepted.';

const toRefusal = (error: unknown) => {
  const isTooLarge = error instanceof ArchiveRefused && /unpack|larger|at most/.test(error.message);
  return new FileRefused(isTooLarge ? 'too-large' : 'damaged', isTooLarge ? TOO_LARGE : DAMAGED);
};

const ONLY_PICTURES =
  'This Word document contains pictures of pages but no text, and text recognition (OCR) is off here. Send the original document.';
/** Fewer letters are a letterhead or a caption. */
const MIN_LETTERS = 150;

const countLetters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

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

const readTitles = (parts: WordParts) =>
  [...parts]
    .filter(([name]) => HEADER.test(name))
    .flatMap(([, content]) => readParagraphs(content.toString('utf8')))
    .slice(0, MAX_TITLES);

const readWord = async (open: () => WordParts | Promise<WordParts>, readChunk: ReadChunk): Promise<JobDocument> => {
  try {
    const all = await open();
    const { parts, chunks } = visibleParts(all);
    const { value } = await mammoth.convertToHtml({ buffer: packParts(parts) }, { styleMap: STYLES });
    const document = await withChunks(textDocument(textOfHtml(value)), all, chunks, readChunk);
    if (hasPagePictures(all) && countLetters(documentText(document)) < MIN_LETTERS)
      throw new FileRefused('no-text-layer', ONLY_PICTURES);
    return { ...document, titles: [...readTitles(parts), ...document.titles] };
  } catch (error) {
    throw error instanceof FileRefused ? error : toRefusal(error);
  }
};

/** Text of a docx with headings (`#`), list items (`-`) and table cells (tabs) marked. */
export const readDocx = (bytes: Uint8Array, readChunk: ReadChunk) => readWord(() => readParts(bytes), readChunk);

/** The same of a Word document that is one file of XML. */
export const readWordXml = (text: string, readChunk: ReadChunk) => readWord(() => wordXmlParts(text), readChunk);
