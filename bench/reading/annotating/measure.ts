import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readPersona } from '../../../services/personas/src/job-descriptions/read-job-description';
import { FIELDS, type Field, judge, toOffers } from '../judge';
import { openOne, resultOf } from '../read-files';
import { type Annotation, goldOf, labelsByFingerprint } from './annotation';
import { fingerprint, sentencesOf } from './sentences-of';

const APART = 3;
const LETTERS = 9;

/** Whether an employer belongs to the third that is only looked at to report it: rules are made for the others. */
export const isKeptApart = ({ employer, file }: Pick<Annotation, 'employer' | 'file'>): boolean => {
  const key = (employer === 'unknown' ? file : employer).toLowerCase().replace(/[^a-z]/g, '');
  const hash = [...key.slice(0, LETTERS)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return hash % APART === 0;
};

/** What a set of annotated documents shows; shares from 0 to 1. */
export interface Measured {
  documents: number;
  employers: number;
  /** Share of right values of each field; `all`: share of documents whose five fields are right. */
  right: Record<Field | 'all', number>;
  /** Share of right values among those that are offered as stated, by field. */
  statedRight: Record<Field, number>;
  /** Share of annotated sentences that the documents still have when they are opened today. */
  found: number;
}

const readAnnotated = async (descriptions: string, annotation: Annotation) => {
  const document = await openOne(path.join(descriptions, annotation.file));
  const sentences = sentencesOf(document);
  const prints = new Set(sentences.map(fingerprint));
  const labelled = [...labelsByFingerprint(annotation).keys()];
  const gold = goldOf(annotation, sentences);
  const offers = toOffers(await resultOf(() => readPersona(document, path.basename(annotation.file))));
  return {
    gold,
    offers,
    verdicts: judge(offers, gold),
    found: labelled.filter((print) => prints.has(print)).length / Math.max(1, labelled.length),
  };
};
export type ReadAnnotated = Awaited<ReturnType<typeof readAnnotated>>;

const share = (part: number, whole: number) => (whole ? part / whole : 0);

const summarize = (annotations: Annotation[], results: ReadAnnotated[]): Measured => {
  const count = (test: (result: ReadAnnotated) => boolean) => results.filter(test).length;
  const perField = <T>(value: (field: Field) => T) =>
    ({
      name: value('name'),
      group: value('group'),
      reporting: value('reporting'),
      description: value('description'),
      duties: value('duties'),
    }) satisfies Record<Field, T>;
  const isStated = (field: Field, { offers }: ReadAnnotated) => offers[field].value !== '' && !offers[field].guessed;
  return {
    documents: results.length,
    employers: new Set(annotations.map(({ employer, file }) => (employer === 'unknown' ? file : employer))).size,
    right: {
      ...perField((field) =>
        share(
          count(({ verdicts }) => verdicts[field].right),
          results.length,
        ),
      ),
      all: share(
        count(({ verdicts }) => FIELDS.every((field) => verdicts[field].right)),
        results.length,
      ),
    },
    statedRight: perField((field) =>
      share(
        count((result) => isStated(field, result) && result.verdicts[field].right),
        count((result) => isStated(field, result)),
      ),
    ),
    found: share(
      results.reduce((sum, { found }) => sum + found, 0),
      results.length,
    ),
  };
};

/**
 * Reads the annotated documents in a folder and compares; `show` gets the results of the documents that rules may be
 * made for.
 */
export const measureAnnotated = async (
  descriptions: string,
  annotationsFile: string,
  show: (result: ReadAnnotated) => void,
): Promise<{ open: Measured; apart: Measured }> => {
  const lines = (await readFile(annotationsFile, 'utf8')).split('\n').filter(Boolean);
  const annotations = lines.map((line): Annotation => JSON.parse(line)).filter(({ isJob }) => isJob);
  const measure = async (set: Annotation[], each: (result: ReadAnnotated) => void) => {
    const results: ReadAnnotated[] = [];
    for (const annotation of set) {
      const result = await readAnnotated(descriptions, annotation);
      each(result);
      results.push(result);
    }
    return summarize(set, results);
  };
  return {
    open: await measure(
      annotations.filter((annotation) => !isKeptApart(annotation)),
      show,
    ),
    apart: await measure(annotations.filter(isKeptApart), () => undefined),
  };
};
