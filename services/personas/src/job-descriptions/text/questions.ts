const QUESTION = /^(?:q|question|f|frage)\s?\d{0,2}\s?[:.)]\s+(?=\S)/i;
const ANSWER = /^(?:a|answer|antwort)\s?\d{0,2}\s?[:.)]\s+(?=\S)/i;
const MIN_QUESTIONS = 3;

/** The items of a list have such letters, too: only one that asks is a question. */
const isQuestion = (line: string) => QUESTION.test(line) && line.includes('?');

/**
 * A list of questions, each with its answer below, without their labels and with the questions as headings: `Q: What will I do?`,
 * `A: You teach children.` Other texts stay as they are.
 */
export const unfoldQuestions = (lines: readonly string[]): string[] => {
  const filled = lines.filter((line) => line.trim() !== '');
  const answers = filled.filter((line, index) => ANSWER.test(line) && isQuestion(filled[index - 1] ?? ''));
  if (answers.length < MIN_QUESTIONS) return [...lines];
  const isAnswer = new Set(answers);
  return lines.map((line) => {
    if (isQuestion(line)) return line.replace(QUESTION, '### ');
    return isAnswer.has(line) ? line.replace(ANSWER, '') : line;
  });
};
