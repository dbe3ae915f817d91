import type { Gold } from '../gold';
import { LABELS, type Label } from './labels';
import { fingerprint } from './sentences-of';

/**
 * The annotation of one document, without its text: a line of `annotations.jsonl`. `labels` has for each sentence its
 * fingerprint, a colon and the letters of its labels (`LETTERS`); blanks separate the sentences.
 */
export interface Annotation {
  /** Relative to the folder of job descriptions. */
  file: string;
  employer: string;
  isJob: boolean;
  name: string[];
  group: string[];
  reporting: string[];
  labels: string;
}

const LETTERS: Record<Label, string> = {
  summary: 's',
  duty: 'd',
  requirement: 'r',
  offer: 'o',
  about: 'a',
  apply: 'p',
  heading: 'h',
  fact: 'f',
  furniture: 'u',
};

/** The labels of a document's sentences by their fingerprints. */
export const labelsByFingerprint = ({ labels }: Annotation): ReadonlyMap<string, Label[]> =>
  new Map(
    labels
      .split(' ')
      .filter(Boolean)
      .map((sentence) => {
        const [print = '', letters = ''] = sentence.split(':');
        return [print, LABELS.filter((label) => letters.includes(LETTERS[label]))];
      }),
  );

/** The values of an annotated document, with the texts that its sentences have now. */
export const goldOf = (annotation: Annotation, sentences: string[]): Gold => {
  const labels = labelsByFingerprint(annotation);
  const texts = (label: Label) => sentences.filter((sentence) => labels.get(fingerprint(sentence))?.includes(label));
  const [name = '', ...nameAlternatives] = annotation.name;
  const [department = null, ...departmentAlternatives] = annotation.group;
  const [reportingTo = null, ...reportingAlternatives] = annotation.reporting;
  const duties = texts('duty');
  return {
    file: annotation.file,
    name,
    nameAlternatives,
    department,
    departmentAlternatives,
    reportingTo,
    reportingAlternatives,
    description: texts('summary').join(' ') || null,
    responsibilities: duties.length ? duties : null,
    isJobDescription: annotation.isJob,
  };
};
