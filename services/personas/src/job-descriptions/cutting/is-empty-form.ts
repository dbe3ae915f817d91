/** What a form asks of its author: `Describe the main duties of this position`. */
const INSTRUCTION =
  /^(?:please |if possible,? )?(?:describe|list|indicate|provide|include|insert|enter|specify|state|outline|summari[sz]e|estimate|identify|explain)\b.{0,120}\b(?:duty|duties|responsibilit(?:y|ies)|functions|position|role|job|percentage|time spent|the most time)\b/i;

const MIN_INSTRUCTIONS = 2;

/** Whether most of what looks like duties are the instructions of a form that nobody has filled in. */
export const isEmptyForm = (duties: string[]): boolean => {
  const instructions = duties.filter((duty) => INSTRUCTION.test(duty)).length;
  return instructions >= MIN_INSTRUCTIONS && instructions * 2 >= duties.length;
};
