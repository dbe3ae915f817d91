import type { Block } from '../document/document';
import { isBoilerplate } from './boilerplate';
import type { Topic } from './heading-words';
import type { SentenceJudge } from './list-sentences';
import { type Subject, sentenceSubject } from './sentence-subject';
import { splitSentences } from './sentences';

/** How sure the model must be that a sentence is about the role, by whom the sentence speaks about. */
const SURE: Record<Subject, number> = { role: 0.12, search: 0.12, other: 0.5, employer: 0.8, person: 0.85 };
const SUREST = 0.95;
/** A paragraph that begins with the role goes on about it, and one about the employer hardly comes to the role. */
const AFTER: Record<'role' | 'employer', Partial<Record<Subject, number>>> = {
  role: { other: 0.2, employer: 0.3 },
  employer: { other: 2, employer: 2 },
};

const NAMES_ROLE: Subject[] = ['role', 'search'];

export interface RoleContext {
  name: string;
  judge: SentenceJudge;
  /** Factor of how sure the model must be: larger where sentences about the role are less likely. */
  times: number;
  /** The topic to assume instead of that of the block's section. */
  as?: Topic;
  /** The block stands under a heading about the employer. */
  inCompany?: boolean;
}

/** The sentences of a paragraph that are about the role. */
export const roleSentences = (
  text: string,
  block: Block,
  { name, judge, times, as, inCompany }: RoleContext,
): string[] => {
  let before: keyof typeof AFTER | undefined;
  return splitSentences(text).filter((sentence) => {
    if (isBoilerplate(sentence)) return false;
    const subject = sentenceSubject(sentence, name);
    // What begins with the role is about it also under the heading of the employer.
    const anywhere = inCompany && NAMES_ROLE.includes(subject) ? 'unknown' : undefined;
    const { role, duty } = judge(sentence, block, as ?? anywhere);
    const factor = subject === 'employer' ? Math.max(1, times) : times;
    const goesOn = before && AFTER[before][subject];
    const isKept = role + duty >= Math.min(SUREST, SURE[subject] * factor) * (goesOn ?? 1);
    if (isKept) before = before === 'role' || AFTER.role[subject] === undefined ? 'role' : undefined;
    else if (before !== 'employer') before = subject === 'employer' && !before ? 'employer' : undefined;
    return isKept;
  });
};
