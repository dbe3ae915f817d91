const TITLE =
  /\b(?:(?:job |competency[- ]based |structured )?interview (?:guide|questions?|script|score ?(?:sheet|card)|plan|template|pack|notes|assessment)|questions for (?:the |an? )?interview|interviewleitfaden|bewerbungsgespräch|guide d['’]entretien|guion de entrevista)\b/i;
/** The title is among the first lines. */
const TITLE_LINES = 4;
/** A question to a candidate: `How would you explain …?`, `Tell me about …` */
// recheck: only the first 300 characters of a line are tested
const QUESTION =
  /^\W{0,5}(?:\d{1,2}[.)]\s?)?(?:(?:how|what|why|which|when|where|have|do|did|can|could|would|are)\b[^?]{0,120}\byou(?:r|'ve)?\b[^?]{0,160}\?|(?:tell (?:me|us) about|describe an?|give (?:me|us) an example|talk (?:me|us) through)\b|(?:wie|was|warum|welche[rsn]?|wann|haben|können)\b[^?]{0,120}\b(?:sie|ihre?n?)\b[^?]{0,160}\?)/i;
const LINE_START = 300;
const MIN_QUESTIONS = 2;

/** Whether a text is a guide for interviews: it is called so, and asks candidates. It names a role and work as a job description does. */
export const isInterviewGuide = (text: string): boolean => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (!lines.slice(0, TITLE_LINES).some((line) => TITLE.test(line.slice(0, LINE_START)))) return false;
  return lines.filter((line) => QUESTION.test(line.slice(0, LINE_START))).length >= MIN_QUESTIONS;
};
