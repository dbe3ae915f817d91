import { sentences } from '../reading/sentences';
import { withoutAddresses } from './addresses';

/** A sentence as it is shown, and as it is searched: the same places, but addresses are no words. */
export interface ReadSentence {
  text: string;
  searched: string;
}

export const readSentences = (text: string): ReadSentence[] =>
  sentences(text).map(({ start, end }) => {
    const sentence = text.slice(start, end).replace(/\s+/g, ' ');
    return { text: sentence, searched: withoutAddresses(sentence) };
  });
