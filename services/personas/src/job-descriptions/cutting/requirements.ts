import { withoutMark } from '../text/bullets';
import { isBoilerplate } from './boilerplate';
import { isLabelledOffer } from './labelled-offer';
import { factsOnLine } from './labels';
import type { SentenceJudge } from './list-sentences';
import type { Section } from './sections';
import { splitSentences } from './sentences';
import { statesSupposedWork } from './supposed-person';

/** A sentence outside of the section of requirements counts with at least this probability. */
const LIKE_REQUIREMENT = 0.6;
/** A sentence in that section is left out if it is of another kind with at least this probability. */
const SURE_OTHER = 0.85;
const MIN_LENGTH = 4;
const MAX_LENGTH = 2000;
const MAX_SENTENCES = 200;
const ASKS_CANDIDATE =
  /^(?:the )?(?:successful |ideal |selected )?(?:candidate|applicant) (?:will|must|should) (?:have|hold|possess)\b/i;

/** How mails end, before the name of who wrote them. */
const CLOSING =
  /^(?:(?:kind|best|warm) )?(?:regards|wishes)$|^(?:yours )?sincerely$|^(?:mit )?(?:freundlichen|besten|vielen|herzlichen?|schönen|liebe|viele|beste) grüßen?$|^(?:bien )?cordialement$|^(?:un )?(?:cordial )?saludos?$|^(?:cordiali|distinti) saluti$|^(?:met )?vriendelijke groeten?$|^atenciosamente$/iu;

/** The lines of a section before the end of a mail. */
const beforeClosing = (lines: Section['lines']) => {
  const end = lines.findIndex(({ text }) => CLOSING.test(text.trim().replace(/[,.!]{1,3}$/, '')));
  // A list behind it is part of the document: then the words were no closing.
  const isEnd = end >= 0 && !lines.slice(end).some(({ kind }) => kind === 'item');
  return isEnd ? lines.slice(0, end) : lines;
};

const LONGEST_TERM = 2;
/** `Orario di lavoro: full time`, but not `Travel: willing to travel to sites abroad`. */
const isShortFact = (line: string) => {
  const [fact] = factsOnLine(line);
  return fact?.fact === 'other' && fact.value !== '' && fact.value.split(' ').length <= LONGEST_TERM;
};

/** The requirements of a job description, sentence by sentence without duplicates. */
export const findRequirements = (sections: Section[], judge: SentenceJudge, duties: readonly string[]): string[] => {
  const dutySet = new Set(duties);
  const sentences = sections.flatMap(({ topic, lines }) =>
    topic === 'duties' || topic === 'boilerplate'
      ? []
      : beforeClosing(lines)
          .filter(({ kind, text }) => kind !== 'gap' && !(kind === 'text' && isShortFact(text)))
          .flatMap((block) =>
            splitSentences(withoutMark(block.text)).filter((sentence) => {
              if (
                sentence.length < MIN_LENGTH ||
                dutySet.has(sentence) ||
                isBoilerplate(sentence) ||
                isLabelledOffer(sentence)
              )
                return false;
              const { requirement, offer, employer } = judge(sentence, block);
              if (topic === 'skills') return offer + employer < SURE_OTHER;
              if (statesSupposedWork(sentence)) return false;
              return requirement >= LIKE_REQUIREMENT || ASKS_CANDIDATE.test(sentence);
            }),
          ),
  );
  return [...new Set(sentences)].slice(0, MAX_SENTENCES).map((sentence) => sentence.slice(0, MAX_LENGTH));
};
