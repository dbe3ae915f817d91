import { withZip } from '@skills-architect/service-kit/archives';
import { zipSync } from 'fflate';
import { FileRefused } from '../read-result';
import { visibleWord } from './visible-word';
import { readHiddenStyles } from './word-hidden';

const MB = 1024 * 1024;
const LIMITS = { maxEntries: 2000, maxEntryBytes: 32 * MB, maxTotalBytes: 96 * MB };
const OTHER_ZIP = "This file isn't a Word document. Send job descriptions as PDF, DOCX or DOC.";

/** The parts of a package by their names. */
export type WordParts = ReadonlyMap<string, Buffer>;

/** Names of pictures. */
export const PICTURE = /\.(?:png|jpe?g|tiff?|gif|bmp|emf|wmf)$/i;
/** Parts whose text is shown. */
const SHOWN = /(?:^|\/)(?:document|header|footer|footnotes|endnotes)\d*\.xml$/;

/** Unpacks each part once and counts the bytes, because the docx library trusts the declared sizes. */
export const readParts = (bytes: Uint8Array): Promise<WordParts> =>
  withZip(bytes, LIMITS, async (entries) => {
    if (!entries.some(({ name }) => /(^|\/)document\d*\.xml$/.test(name)))
      throw new FileRefused('unsupported', OTHER_ZIP);
    const parts = new Map<string, Buffer>();
    for (const entry of entries) parts.set(entry.name, await entry.read());
    return parts;
  });

/** The parts with only what is printed, and the relationships of the alternative chunks in the order of their marks. */
export const visibleParts = (parts: WordParts) => {
  const chunks: string[] = [];
  const stylesOf = [...parts].find(([name]) => /(?:^|\/)styles\d*\.xml$/.test(name))?.[1];
  const styles = readHiddenStyles(stylesOf?.toString('utf8') ?? '<styles/>');
  const markChunk = (relationship: string) => `${CHUNK_MARK}${chunks.push(relationship) - 1}`;
  const shown = [...parts]
    .filter(([name]) => !PICTURE.test(name))
    .map(([name, content]): [string, Buffer] => [
      name,
      SHOWN.test(name) ? Buffer.from(visibleWord(content.toString('utf8'), styles, markChunk)) : content,
    ]);
  return { parts: new Map(shown), chunks };
};

/** Begins the line that stands for an alternative chunk, before its number. */
export const CHUNK_MARK = '\uFFFCchunk ';

/** Packs parts for the docx library, without compression. */
export const packParts = (parts: WordParts): Buffer => Buffer.from(zipSync(Object.fromEntries(parts), { level: 0 }));
