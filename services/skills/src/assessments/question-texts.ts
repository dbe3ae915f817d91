import type { EvaluatorTypeId } from '@skills-architect/contracts/skills';

/** How a question addresses the rated person, by who rates. */
const QUESTION_STARTS: Record<EvaluatorTypeId, string> = {
  1: 'As the manager: how far does the person whom you rate meet this level of',
  2: 'How far do you meet this level of',
  3: 'As a report: how far does your manager meet this level of',
  4: 'As a colleague: how far does the person whom you rate meet this level of',
};

/** A rating question made from the description of a level. */
export const questionText = (skillName: string, description: string, evaluatorTypeId: EvaluatorTypeId): string =>
  `${QUESTION_STARTS[evaluatorTypeId]} ${skillName}? ${description.trim()}`;

/**
 * The question with the new description of its level in place of the former; undefined when it does not quote the
 * former.
 */
export const withNewDescription = (text: string, former: string, description: string): string | undefined => {
  const [formerText, newText] = [former.trim(), description.trim()];
  if (!formerText || formerText === newText || !text.includes(formerText)) return undefined;
  return text.replaceAll(formerText, () => newText);
};
