import type { DocumentLanguage, ImportRow } from '@skills-architect/contracts/personas';
import { StatusBadge } from '@skills-architect/ui-kit';
import { GuessBadge } from './guess-badge';
import { findProblems, listMissing, PROBLEM_WORDS, type Problem } from './problems';

const LANGUAGES: Record<DocumentLanguage, string> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
};

/** A problem in words, with what a person needs to know about it. */
const describe = (problem: Problem, row: ImportRow): string => {
  if (problem === 'language' && row.language) return LANGUAGES[row.language];
  if (problem === 'empty') return `${PROBLEM_WORDS.empty}: ${listMissing(row).join(', ')}`;
  return PROBLEM_WORDS[problem];
};

/** Problems of a row, except those that its outcome already shows. */
export function ProblemBadges({ row }: { row: ImportRow }) {
  return findProblems(row)
    .filter((problem) => problem !== 'not-read' && problem !== 'duplicate')
    .map((problem) =>
      problem === 'guessed' ? (
        <GuessBadge key={problem} row={row} />
      ) : (
        <StatusBadge key={problem} tone="warning" wraps>
          {describe(problem, row)}
        </StatusBadge>
      ),
    );
}
