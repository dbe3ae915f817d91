import { compareNumbered } from '@skills-architect/contracts/locale';
import { contentKind } from '@skills-architect/service-kit/archives';
import { PICTURE, readParts, type WordParts } from '../documents/word-parts';
import { MAX_SCANNED_PAGES } from './drawn-pages';
import { pictureSize } from './picture-file';
import { isPicture } from './picture-kind';

/** Smaller pictures are logos and lines, in pixels. */
const SMALLEST_PAGE = 300_000;

const isPage = (content: Uint8Array) => {
  const size = pictureSize(content);
  return isPicture(content) && (!size || size.width * size.height >= SMALLEST_PAGE);
};

/** Whether a Word document has pictures that can be pages. */
export const hasPagePictures = (parts: WordParts): boolean =>
  [...parts].some(([name, content]) => PICTURE.test(name) && isPage(content));

/** The pictures of pages in a Word document, in the order of their names; undefined for other files. */
export const wordPictures = async (bytes: Uint8Array): Promise<Uint8Array[] | undefined> => {
  const kind = await contentKind(bytes);
  if (kind !== 'docx' && kind !== 'zip') return undefined;
  return [...(await readParts(bytes))]
    .filter(([name, content]) => PICTURE.test(name) && isPage(content))
    .sort(([a], [b]) => compareNumbered(a, b))
    .slice(0, MAX_SCANNED_PAGES)
    .map(([, content]) => new Uint8Array(content));
};
