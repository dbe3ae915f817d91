import { sentences } from '../reading/sentences';
import { searchedText } from './searched-text';

/** A sentence as shown, and as searched: of the same length, with addresses replaced by filler. */
export interface ReadSentence {
  text: string;
  searched: string;
}

export const readSentences = (text: string): ReadSentence[] =>
  sentences(text).map(({ start, end }) => {
    const sentence = text.slice(start, end).replace(/\s+/g, ' ');
    return { text: sentence, searched: searchedText(sentence) };
  });
