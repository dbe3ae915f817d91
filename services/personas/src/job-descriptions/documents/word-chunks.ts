import path from 'node:path/posix';
import type { JobDocument } from '../document/document';
import { CHUNK_MARK, type WordParts } from './word-parts';
import { attribute, childElements, parseXml } from './word-xml';

/** Reads the part of an alternative chunk, which can be of any format. */
export type ReadChunk = (content: Uint8Array) => Promise<JobDocument>;

/** The part of a relationship of the main document. */
const findPart = (parts: WordParts, id: string) => {
  const [name, xml] = [...parts].find(([partName]) => /(?:^|\/)document\d*\.xml\.rels$/.test(partName)) ?? [];
  const root = xml && parseXml(xml.toString('utf8')).documentElement;
  const target =
    root &&
    attribute(
      childElements(root).find((relationship) => attribute(relationship, 'Id') === id),
      'Target',
    );
  if (!name || !target) return undefined;
  const folder = path.dirname(path.dirname(name));
  return parts.get(target.startsWith('/') ? target.slice(1) : path.join(folder, target));
};

/** Puts the documents of alternative chunks, by which web applications write Word files, in the places of their marks. */
export const withChunks = async (
  document: JobDocument,
  parts: WordParts,
  relationships: readonly string[],
  readChunk: ReadChunk,
): Promise<JobDocument> => {
  const chunks = await Promise.all(
    relationships.map(async (id) => {
      const part = findPart(parts, id);
      return part && readChunk(new Uint8Array(part));
    }),
  );
  const blocks = document.blocks.flatMap((block) => {
    if (!block.text.startsWith(CHUNK_MARK)) return [block];
    return chunks[Number(block.text.slice(CHUNK_MARK.length))]?.blocks ?? [];
  });
  return { ...document, blocks };
};
