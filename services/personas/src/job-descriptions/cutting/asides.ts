/** Starts of sentences in a description that say nothing about the work. */
// recheck: only the first 300 characters of a sentence are tested
const ASIDES: RegExp[] = [
  // Only to whom the role reports, which has a field of its own.
  /^(?:this|the) (?:[\w'’-]+ ){0,4}?(?:position|role|post|job|incumbent)(?: is [^,.;]{1,40} and)?(?: will)?(?: directly)? reports? (?:directly )?to\b(?!.{0,200}\b(?:and|who|where|while) (?:will|is|has|manages?|leads?|oversees?|provides?|supports?|assists?|coordinates?|works?)\b)/i,
  // What the person must be like.
  /^(?:the|an?|our) (?:successful|ideal|right|strong|perfect|selected) (?:candidate|applicant|person|individual) (?:will|should|must|would|is) (?:also )?(?:have|possess|bring|hold|demonstrate|thrive|enjoy|be (?:an? |highly |very )?(?:able|self|team|enthusiastic|comfortable|willing|detail|organi[sz]ed|evaluated|someone|motivated|proactive|passionate|experienced|strong|excellent|skilled)|an? )/i,
  /^(?:this|the) (?:role|position|job|post|incumbent|(?:post|job|role) ?holder) (?:would (?:be (?:ideal|perfect|great) for|suit)|requires? (?:the |an? )?(?:[\w-]+,? ){0,4}(?:ability|abilities|knowledge|experience|skills?|degree|understanding|mindset)|must (?:have|be able)|is (?:ideal|perfect|(?:well )?suited|suitable) for)\b/i,
  /^this is your chance to\b/i,
  /^(?:you do(?:n't|n’t| not) (?:need|have) to|they will be able to|must (?:have|be able|possess))\b/i,
  // Why somebody should apply, and the terms.
  /^(?:it|this|here)(?: role| position| job|['’]s)? (?:is |will be |would be )?(?:truly )?(?:an? |your |the )?(?:ideal|perfect|great|exciting|excellent|unique|rare|fantastic|wonderful|amazing|incredible|opportunity|chance)\b(?!.{0,120}\b(?:to (?:lead|manage|support|develop|build|design|help|oversee|shape|work)|responsible)\b)/i,
  /^if (?:you(?:['’]re| are| have|['’]ve| want| love| enjoy)?|this)\b/i,
  /^this is an? (?:[\w/-]+[ ,]+){0,5}?(?:term|temporary|contract|fixed-term|permanent|full[- ]time|part[- ]time|hybrid|remote)\b(?!.*\b(?:to|who|responsible)\b)/i,
];
const MOST_CHARACTERS = 300;
const QUESTION = /\?["'”’)]*$/;

/**
 * Leaves out the sentences that say nothing about the role itself: to whom it reports, how the person must be, why to
 * apply, questions to the reader. A text of only such sentences is kept.
 */
export const withoutAsides = (paragraphs: readonly (readonly string[])[]): string[][] => {
  const isAside = (sentence: string) =>
    QUESTION.test(sentence) || ASIDES.some((pattern) => pattern.test(sentence.slice(0, MOST_CHARACTERS)));
  const kept = paragraphs.map((sentences) => sentences.filter((sentence) => !isAside(sentence)));
  return kept.some((sentences) => sentences.length) ? kept : paragraphs.map((sentences) => [...sentences]);
};
