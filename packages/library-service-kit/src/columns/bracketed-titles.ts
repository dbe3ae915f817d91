import { joinTitles } from '@skills-architect/contracts';

const BRACKETED = /^([^[\]]{1,300})\[([^[\]]{1,120})\]$/;

const partsOf = (cell: string) => {
  const [, question = '', own = ''] = BRACKETED.exec(cell.trim()) ?? [];
  return { question: question.trim(), own: own.trim() };
};

/**
 * Titles of a form whose questions have rows, such as "Rate your skills [Python]": each row is the title, below its
 * question where there are several of them. Other rows of cells stay as they are.
 */
export const withoutQuestions = (row: readonly string[]): readonly string[] => {
  const parts = row.map(partsOf);
  const questions = parts.flatMap(({ question, own }) => (question && own ? [question] : []));
  const repeated = new Set(questions.filter((question, index) => questions.indexOf(question) !== index));
  const shown = (question: string) => (repeated.size > 1 ? question.replace(/[?:]$/, '') : '');
  if (!repeated.size) return row;
  return row.map((cell, index) => {
    const { question, own } = parts[index] ?? { question: '', own: '' };
    return repeated.has(question) && own ? joinTitles(shown(question), own) : cell;
  });
};
