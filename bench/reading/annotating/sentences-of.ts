import { createHash } from 'node:crypto';
import { splitSentences } from '../../../services/personas/src/job-descriptions/cutting/sentences';
import type { JobDocument } from '../../../services/personas/src/job-descriptions/document/document';
import { foldText } from '../judge';

/** The sentences of all blocks, in their order. */
export const sentencesOf = ({ blocks }: JobDocument): string[] =>
  blocks.filter(({ kind }) => kind !== 'gap').flatMap(({ text }) => (text.trim() ? splitSentences(text) : []));

/** Identifies a sentence without containing its text; case, blanks and punctuation do not matter. */
export const fingerprint = (text: string) => createHash('sha1').update(foldText(text)).digest('hex').slice(0, 6);
