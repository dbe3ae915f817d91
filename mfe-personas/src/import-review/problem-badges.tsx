import type { DocumentLanguage, ImportRow } from '@skills-architect/contracts/personas';
import { StatusBadge } from '@skills-architect/ui-kit';
import { GuessBadge } from '../guess-badge/guess-badge';
import { findProblems, PROBLEM_WORDS } from './problems';

const LANGUAGES: Record<DocumentLanguage, string> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
};

/** Problems of a row, except those that its outcome already shows. */
export function ProblemBadges({ row }: { row: ImportRow }) {
  return findProblems(row)
    .filter((problem) => problem !== 'not-read' && problem !== 'duplicate')
    .map((problem) =>
      problem === 'guessed' ? (
        <GuessBadge key={problem} row={row} />
      ) : (
        <StatusBadge key={problem} tone="warning">
          {problem === 'language' && row.language ? LANGUAGES[row.language] : PROBLEM_WORDS[problem]}
        </StatusBadge>
      ),
    );
}
