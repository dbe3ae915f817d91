import { analyse } from '../../services/personas/src/job-descriptions/cut-job-description';
import { isBoilerplate } from '../../services/personas/src/job-descriptions/cutting/boilerplate';
import type { Topic } from '../../services/personas/src/job-descriptions/cutting/heading-words';
import { listSentences, type Sentence } from '../../services/personas/src/job-descriptions/cutting/list-sentences';
import { sentenceFeatures } from '../../services/personas/src/job-descriptions/cutting/sentence-features';
import { SENTENCE_KINDS, type SentenceKind } from '../../services/personas/src/job-descriptions/cutting/sentence-model';
import type { JobDocument } from '../../services/personas/src/job-descriptions/document/document';
import { openAll } from './documents';
import type { Gold } from './gold';
import { foldText } from './judge';
import type { Sample } from './linear';

const BY_TOPIC: Partial<Record<Topic, SentenceKind>> = {
  duties: 'duty',
  summary: 'role',
  skills: 'requirement',
  boilerplate: 'offer',
  company: 'employer',
};
const REQUIRES =
  /\b(?:degree|experience|ability|abilities|skills?|knowledge|qualif\w+|preferred|required|must|proficien\w+|familiar\w*|candidates? should)\b/i;
const OFFERS =
  /\b(?:salary|benefits|apply|application|insurance|paid|equal|deadline|resume|references|posted|compensation)\b|\$|@|https?:/i;
/** Shorter sentences are not learned. */
export const MIN_LENGTH = 20;

const byWords = (text: string): SentenceKind => {
  if (isBoilerplate(text) || OFFERS.test(text)) return 'offer';
  return REQUIRES.test(text) ? 'requirement' : 'employer';
};

/** Headings determine the kind of most sentences, so every second one is learned without its heading. */
export const toSamples = (sentence: Sentence, label: SentenceKind, weight: number): Sample[] => {
  const sample = (topic: Topic, share: number) => ({
    features: sentenceFeatures({ ...sentence, topic }),
    label: SENTENCE_KINDS.indexOf(label),
    weight: weight * share,
  });
  return [sample(sentence.topic, 0.5), sample('unknown', 0.5)];
};

/** Samples of a document without annotation, labelled by its known headings. */
export const headedSamples = (document: JobDocument, fileName: string): Sample[] => {
  const { sections, name } = analyse(document, fileName);
  return listSentences(sections, name).flatMap((sentence) => {
    const label = BY_TOPIC[sentence.topic];
    if (!label || sentence.text.length < MIN_LENGTH) return [];
    const own = label !== 'requirement' && isBoilerplate(sentence.text) ? 'offer' : label;
    return toSamples({ ...sentence, topic: 'unknown' }, own, 0.35).slice(0, 1);
  });
};

/** Samples of an annotated document. */
export const goldSamples = (document: JobDocument, gold: Gold): Sample[] => {
  const { sections, name } = analyse(document, gold.file);
  const description = foldText(gold.description ?? '');
  const duties = foldText((gold.responsibilities ?? []).join(' '));
  return listSentences(sections, name).flatMap((sentence) => {
    const folded = foldText(sentence.text);
    if (sentence.text.length < MIN_LENGTH) return [];
    if (duties.includes(folded)) return toSamples(sentence, 'duty', 1);
    if (description.includes(folded)) return toSamples(sentence, 'role', 1);
    const known = BY_TOPIC[sentence.topic];
    if (sentence.topic === 'duties') return REQUIRES.test(sentence.text) ? toSamples(sentence, 'requirement', 1) : [];
    return toSamples(sentence, known && known !== 'role' ? known : byWords(sentence.text), 1);
  });
};

/** Descriptions of one employer are similar: more of them would outweigh the others. */
const MAX_PER_EMPLOYER = 45;

export interface FileSamples {
  fileName: string;
  samples: Sample[];
}

/** Samples of all files of the first folder and of some files of the others. */
export const gatherSamples = async (folders: string[], gold: Gold[], cache?: string): Promise<FileSamples[]> => {
  const known = new Map(gold.map((expected) => [expected.file, expected]));
  const gathered: FileSamples[] = [];
  for (const [index, folder] of folders.entries())
    for (const { fileName, document } of await openAll(folder, cache, index === 0 ? undefined : MAX_PER_EMPLOYER)) {
      const annotated = known.get(fileName);
      const samples = annotated ? goldSamples(document, annotated) : headedSamples(document, fileName);
      gathered.push({ fileName, samples });
    }
  return gathered;
};
