import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { detectLanguage } from '@skills-architect/library-service-kit/text-language';
import { analyse } from '../../services/personas/src/job-descriptions/cut-job-description';
import { listSentences } from '../../services/personas/src/job-descriptions/cutting/list-sentences';
import type { SentenceKind } from '../../services/personas/src/job-descriptions/cutting/sentence-model';
import { documentText, type JobDocument } from '../../services/personas/src/job-descriptions/document/document';
import { type Annotation, labelsByFingerprint } from './annotating/annotation';
import type { Label } from './annotating/labels';
import { isKeptApart } from './annotating/measure';
import { fingerprint } from './annotating/sentences-of';
import type { Gold } from './gold';
import type { Sample } from './linear';
import { openOne } from './read-files';
import { goldSamples, MIN_LENGTH, toSamples } from './samples';

const BY_LABEL: Partial<Record<Label, SentenceKind>> = {
  summary: 'role',
  duty: 'duty',
  requirement: 'requirement',
  offer: 'offer',
  apply: 'offer',
  about: 'employer',
};

/** Samples of a document whose sentences are annotated; the weight of a sentence with several labels is shared by them. */
const labelledSamples = (document: JobDocument, annotation: Annotation): Sample[] => {
  const labels = labelsByFingerprint(annotation);
  const { sections, name } = analyse(document, path.basename(annotation.file));
  return listSentences(sections, name).flatMap((sentence) => {
    if (sentence.text.length < MIN_LENGTH) return [];
    const all = (labels.get(fingerprint(sentence.text)) ?? []).map((label) => BY_LABEL[label]);
    const kinds = [...new Set(all.filter((kind) => kind !== undefined))];
    return kinds.flatMap((kind) => toSamples(sentence, kind, 1 / kinds.length));
  });
};

/**
 * Samples of the English documents of a folder that a JSON-lines file annotates, by sentence (`annotations.jsonl`) or by
 * values (`second-gold.jsonl`), without the employers kept apart. The set is `FOLDER=FILE`.
 */
export const readAnnotatedSet = async (set: string): Promise<Sample[]> => {
  const [folder, file] = set.split('=');
  if (!folder || !file) throw new Error(`--annotated ${set}: FOLDER=FILE is expected.`);
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim());
  const samples: Sample[] = [];
  for (const record of lines.map((line): Annotation | Gold => JSON.parse(line))) {
    const isJob = 'labels' in record ? record.isJob && !isKeptApart(record) : record.isJobDescription;
    if (!isJob) continue;
    const document = await openOne(path.join(folder, record.file));
    if (detectLanguage(documentText(document)) !== 'en') continue;
    samples.push(...('labels' in record ? labelledSamples(document, record) : goldSamples(document, record)));
  }
  return samples;
};
