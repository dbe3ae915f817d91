import { createReadStream } from 'node:fs';
import type { LibraryRole } from '@skills-architect/matching';
import { parse } from 'csv-parse';
import { readTitleSets, type TitleSet } from '../semantics/title-files';
import { randomNumbers, sample } from './confidence-rows';
import type { Library } from './esco';
import type { KnownJob } from './known-jobs';

/** Jobs in another language than the library's, and the library with names in that language. */
export type OtherLanguage = { language: string; jobs: KnownJob[]; translated: Library };

const MOST_JOBS = 400;

/** Descriptions of roles in another language (ESCO's `occupations_de.csv`), by URI. */
const readTexts = async (file: string): Promise<Map<string, string>> => {
  const texts = new Map<string, string>();
  const rows: AsyncIterable<Readonly<Record<string, string>>> = createReadStream(file).pipe(
    parse({ columns: true, bom: true, relax_column_count: true }),
  );
  for await (const { conceptUri = '', description = '' } of rows) texts.set(conceptUri, description);
  return texts;
};

const toOtherLanguage = (
  { pair, names, concepts, titles }: TitleSet,
  library: Library,
  texts: ReadonlyMap<string, string> | undefined,
): OtherLanguage => {
  const language = pair.slice(0, 2);
  const positions = new Map(library.uris.map((uri, position) => [uri, position]));
  const roleOfName = names.flatMap((own, role) => own.map(() => role));
  const known = titles.flatMap(({ text, right }): KnownJob[] => {
    const close = new Set([...right].flatMap((name) => positions.get(concepts[roleOfName[name] ?? -1] ?? '') ?? []));
    return close.size ? [{ title: text, description: '', close, language }] : [];
  });
  const jobs = sample(known, MOST_JOBS, randomNumbers(17)).map((job, index) => {
    const [first = -1] = job.close;
    // Every second title has the description of its role; its name is that of another list.
    return index % 2 ? job : { ...job, description: texts?.get(library.uris[first] ?? '') ?? '' };
  });
  const namesOf = new Map(concepts.map((uri, role) => [uri, names[role] ?? []]));
  const roles = library.roles.map(
    (role, position): LibraryRole => ({ ...role, translatedNames: namesOf.get(library.uris[position] ?? '') ?? [] }),
  );
  return { language, jobs, translated: { ...library, roles } };
};

/**
 * Reads job titles of national classifications and the ESCO role of each, in every language for which `folder` also has ESCO's
 * names. With `texts` (ESCO's occupations file in German) half of the German titles get a description.
 */
export const otherLanguages = async (
  library: Library,
  { folder, texts }: { folder: string; texts: string | undefined },
): Promise<OtherLanguage[]> => {
  const german = texts ? await readTexts(texts) : undefined;
  const own = (await readTitleSets(folder)).filter(({ pair }) => pair.slice(0, 2) === pair.slice(3));
  return own.map((set) => toOtherLanguage(set, library, set.pair === 'de-de' ? german : undefined));
};
