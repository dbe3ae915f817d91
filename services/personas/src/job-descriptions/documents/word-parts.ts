import { withZip } from '@skills-architect/service-kit/archives';
import { zipSync } from 'fflate';
import { FileRefused } from '../read-result';
import { visibleWord } from './visible-word';
import { readHiddenStyles } from './word-hidden';

const MB = 1024 * 1024;
const LIMITS = { maxEntries: 2000, maxEntryBytes: 32 * MB, maxTotalBytes: 96 * MB };
const SEND_OTHER = 'Send job descriptions as PDF, DOCX or DOC.';
/** What other packages are, by the name of a part. */
const OTHER_PACKAGES: [RegExp, string][] = [
  [/^xl\//, 'an Excel workbook, not a document'],
  [/^ppt\//, 'a PowerPoint presentation, not a document'],
  [/^visio\//, 'a Visio drawing, not a document'],
  [/\.iwa$|^Index\.zip$/, 'a document of Apple Pages or Numbers'],
  [/^META-INF\/container\.xml$/, 'an e-book'],
];

const otherPackage = (names: readonly string[]) => {
  const [, kind = 'a zip archive, not a document'] =
    OTHER_PACKAGES.find(([part]) => names.some((name) => part.test(name))) ?? [];
  return `This file is ${kind}. ${SEND_OTHER}`;
};

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
      throw new FileRefused('unsupported', otherPackage(entries.map(({ name }) => name)));
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
