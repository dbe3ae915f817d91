import { createHash } from 'node:crypto';
import { splitSentences } from '../../../services/personas/src/job-descriptions/cutting/sentences';
import type { Block, JobDocument } from '../../../services/personas/src/job-descriptions/document/document';
import { foldText } from '../judge';

/** A sentence and its number in the annotator's sheet: `12` is the only sentence of block 12, `12.2` its second. */
export interface NumberedSentence {
  number: string;
  text: string;
  block: Block;
}

/** The sentences of all blocks; a block of several sentences gives `12.1`, `12.2`, … */
export const sentencesOf = ({ blocks }: JobDocument): NumberedSentence[] => {
  const filled = blocks.filter(({ kind, text }) => kind !== 'gap' && text.trim());
  return filled.flatMap((block, index) => {
    const sentences = splitSentences(block.text);
    return sentences.map((text, at) => ({
      number: sentences.length > 1 ? `${index + 1}.${at + 1}` : `${index + 1}`,
      text,
      block,
    }));
  });
};

/** Identifies a sentence without containing its text; case, blanks and punctuation do not matter. */
export const fingerprint = (text: string) => createHash('sha1').update(foldText(text)).digest('hex').slice(0, 6);
