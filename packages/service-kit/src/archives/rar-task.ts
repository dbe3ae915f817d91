import type { StatedEntry } from './archive-limits';

/** What the worker is asked: the list of an archive's files, or the content of one of them. */
export type RarTask = { path: string; read?: number };

/** A file of a rar; `index` counts all entries of the archive, folders too, and tells files of one name apart. */
export interface RarFile extends StatedEntry {
  index: number;
}

/** What the worker answers: a list, a content, or why there is none. */
export type RarAnswer = { files: RarFile[] } | { content: Uint8Array } | { refused: 'damaged' | 'locked' };
