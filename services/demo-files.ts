import { readdirSync, readFileSync } from 'node:fs';

/** The folders of demo texts, whose files may name each other's records. */
export const FOLDERS = ['skills', 'roles', 'personas', 'admin'];

const read = (folder: string) => {
  const root = new URL(`./${folder}/demo/`, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ file: `${folder}/${name}`, content: JSON.parse(readFileSync(new URL(name, root), 'utf8')) }));
};
const files = FOLDERS.flatMap(read);
/** The contents of the files in a folder of the demo, or of one file. */
export const within = (folder: string) =>
  files.filter(({ file }) => file.startsWith(folder)).map(({ content }) => content);

/** Addresses of pages and mailboxes, domains and login ids: no words of a language. */
const ADDRESS = /^https?:|@|\.example$|^\w+\.\w+$/;

/** All texts of a file but addresses, with the place at which each stands. */
const collectTexts = (value: unknown, place: string): { place: string; text: string }[] => {
  if (typeof value === 'string') return ADDRESS.test(value) ? [] : [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => collectTexts(inner, `${place} ${key}`));
};
/** All texts of the demo, with the place at which each stands. */
export const texts = files.flatMap(({ file, content }) => collectTexts(content, file));
