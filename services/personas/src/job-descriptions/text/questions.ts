const QUESTION = /^(?:q|question|f|frage)\s?\d{0,2}\s?[:.)]\s+(?=\S)/i;
const ANSWER = /^(?:a|answer|antwort)\s?\d{0,2}\s?[:.)]\s+(?=\S)/i;
const MIN_QUESTIONS = 3;

/**
 * A list of questions and answers without their letters, and with the questions as headings: `Q: What will I do?`, `A: You teach
 * children.` Other texts stay as they are.
 */
export const withoutQuestionMarks = (lines: readonly string[]): string[] => {
  const isLettered = [QUESTION, ANSWER].every(
    (pattern) => lines.filter((line) => pattern.test(line)).length >= MIN_QUESTIONS,
  );
  if (!isLettered) return [...lines];
  return lines.map((line) => (QUESTION.test(line) ? line.replace(QUESTION, '### ') : line.replace(ANSWER, '')));
};
