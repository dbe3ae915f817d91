import { readdirSync, readFileSync } from 'node:fs';

/** The services with demo texts in `demo/`; the files of one may refer to records of another. */
export const FOLDERS = ['skills', 'roles', 'personas', 'admin'];

const read = (folder: string) => {
  const root = new URL(`./${folder}/demo/`, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ file: `${folder}/${name}`, content: JSON.parse(readFileSync(new URL(name, root), 'utf8')) }));
};
const files = FOLDERS.flatMap(read);
/** Contents of the demo files in a folder, or of one file. */
export const readDemo = (folder: string) =>
  files.filter(({ file }) => file.startsWith(folder)).map(({ content }) => content);

/** URLs, mail addresses, domains and login ids: they are not texts to read. */
const ADDRESS = /^https?:|@|\.example$|^\w+\.\w+$/;

/** All texts of a file except addresses, with their location. */
const collectTexts = (value: unknown, place: string): { place: string; text: string }[] => {
  if (typeof value === 'string') return ADDRESS.test(value) ? [] : [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => collectTexts(inner, `${place} ${key}`));
};
/** All texts of the demo, with their location. */
export const texts = files.flatMap(({ file, content }) => collectTexts(content, file));
