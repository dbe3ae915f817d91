import { type DocumentLanguage, type ImportRow, listGuesses } from '@skills-architect/contracts/personas';
import { StatusBadge } from '@skills-architect/ui-kit';
import { findProblems, PROBLEM_WORDS, type Problem } from './problems';

const LANGUAGES: Record<DocumentLanguage, string> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
};

const describe = (problem: Problem, row: ImportRow) => {
  if (problem === 'guessed') return `${PROBLEM_WORDS.guessed}: ${listGuesses(row).join(', ')}`;
  return problem === 'language' && row.language ? LANGUAGES[row.language] : PROBLEM_WORDS[problem];
};

/** Problems of a row, except those that its outcome already shows. */
export function ProblemBadges({ row }: { row: ImportRow }) {
  return findProblems(row)
    .filter((problem) => problem !== 'not-read' && problem !== 'duplicate')
    .map((problem) => (
      <StatusBadge key={problem} tone="warning">
        {describe(problem, row)}
      </StatusBadge>
    ));
}
