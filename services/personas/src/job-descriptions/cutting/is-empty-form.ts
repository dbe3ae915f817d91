/** What a form asks of its author: `Describe the main duties of this position`. */
const INSTRUCTION =
  /^(?:please |if possible,? )?(?:describe|list|indicate|include|insert|enter|specify|state|outline|summari[sz]e|estimate)\b.{0,120}\b(?:(?:this|that|the) (?:position|role|job)\b|percentage of (?:the )?time|time spent|the most time|each duty)/i;
const BEGINS_LIKE_ONE =
  /^(?:please )?(?:describe|list|indicate|include|insert|enter|specify|state|be (?:specific|descriptive))\b/i;

const MIN_INSTRUCTIONS = 2;
const SHARE = 2 / 3;

/** Whether a form was not filled in: what looks like duties, and what stands under requirements, are its instructions. */
export const isEmptyForm = (duties: string[], requirements: string[]): boolean => {
  const instructions = duties.filter((duty) => INSTRUCTION.test(duty)).length;
  const isFilledIn = requirements.some((line) => !BEGINS_LIKE_ONE.test(line));
  return instructions >= MIN_INSTRUCTIONS && instructions >= duties.length * SHARE && !isFilledIn;
};
