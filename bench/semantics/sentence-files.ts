import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';

/** A sentence with the names (`labelKey`) of the skills that it states; none if its skills are not in the label space. */
export interface LabelledSentence {
  text: string;
  right: ReadonlySet<string>;
}

/** The sentences of one file, by the source that its name begins with. */
export interface SentenceSet {
  name: string;
  sentences: LabelledSentence[];
}

const FILE = /^(?<source>[a-z]+)_(?<part>[a-z]+)_annotations\.csv$/;
/** Marks that a skill has no name in the label space, or is too vague for one. */
const NO_LABEL = new Set(['', 'LABEL NOT PRESENT', 'UNDERSPECIFIED']);
/** A label as compared: the files omit some commas. */
export const labelKey = (label: string): string => label.toLowerCase().replaceAll(',', '').replace(/\s+/g, ' ').trim();

const Rows = z.array(z.object({ sentence: z.string(), label: z.string() }));

const readSet = async (file: string): Promise<LabelledSentence[]> => {
  const rows = Rows.parse(parse(await readFile(file), { columns: true, bom: true, relax_column_count: true }));
  const labels = new Map<string, Set<string>>();
  for (const { sentence, label } of rows) {
    const right = labels.get(sentence) ?? new Set();
    if (!NO_LABEL.has(label)) right.add(labelKey(label));
    labels.set(sentence, right);
  }
  return [...labels].map(([text, right]) => ({ text, right }));
};

/**
 * Reads files such as `tech_validation_annotations.csv` with a row for each skill of a sentence. A set is named by its
 * source (`tech`), or by source and part (`tech_test`) if the folder has several parts of it.
 */
export const readSentenceSets = async (folder: string): Promise<SentenceSet[]> => {
  const files = (await readdir(folder)).sort().flatMap((file) => {
    const { source, part } = FILE.exec(file)?.groups ?? {};
    return source && part ? [{ file, source, part }] : [];
  });
  if (!files.length) throw new Error(`${folder} has no file such as tech_validation_annotations.csv.`);
  return Promise.all(
    files.map(async ({ file, source, part }) => {
      const isOnly = files.filter((other) => other.source === source).length === 1;
      return { name: isOnly ? source : `${source}_${part}`, sentences: await readSet(path.join(folder, file)) };
    }),
  );
};

/** Keys of the names in `skills_en_label.txt`; only these count as found. Undefined without the file: then all names count. */
export const readLabelSpace = async (folder: string): Promise<ReadonlySet<string> | undefined> => {
  if (!(await readdir(folder)).includes('skills_en_label.txt')) return undefined;
  const lines = (await readFile(path.join(folder, 'skills_en_label.txt'), 'utf8')).split('\n');
  return new Set(lines.map(labelKey).filter(Boolean));
};
