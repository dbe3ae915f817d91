import type { ListedEntry } from './archive-limits';

/** Worker input: list an archive's files, or read the file at index `read`. */
export type RarTask = { path: string; read?: number };

/** A file of a rar. `index` counts all entries including folders and tells files of the same name apart. */
export interface RarFile extends ListedEntry {
  index: number;
}

/** Worker output: a file list, a file's content, or the reason for a refusal. */
export type RarAnswer = { files: RarFile[] } | { content: Uint8Array } | { refused: 'damaged' | 'locked' };
