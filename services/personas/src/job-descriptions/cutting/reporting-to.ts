import type { StatedFact } from './labels';
import { hasRoleNoun } from './role-nouns';
import { nameCase } from './title-case';

const SENTENCE =
  /\b(?:[Rr]eport(?:s|ing)? (?:directly |primarily |functionally |administratively )?(?:in)?to|[Ss]upervised by|[Mm]anaged by|[Uu]nder (?:the )?(?:general |direct |overall |close |limited )?(?:supervision|direction|guidance|leadership) of|[Aa]ccountable to|[Rr]esponsible to) (?:the |an? |our |your )?([A-Z][\w'&/-]*(?: (?:[A-Z][\w'&/-]*|of|and|for|the|&|[-–])){0,9})/;

const LONGEST = 100;

// recheck: the value is short
const cleaned = (value: string) =>
  nameCase(
    value
      .slice(0, LONGEST * 2)
      .replace(/^(?:the|an?|our|your)\s+/i, '')
      .replace(/(?: (?:of|and|for|the|&|[-–]))+$/, '')
      .replace(/\s*[.;,]+$/, '')
      .trim(),
  );

/** The role's manager, from a label or a sentence; empty when not given. */
export const reportingTo = (facts: StatedFact[], texts: string[]): string => {
  const labelled = facts.find(
    ({ fact, value }) => fact === 'reportingTo' && /[A-Za-z]{2}/.test(value) && value.length <= LONGEST,
  );
  if (labelled) return cleaned(labelled.value);
  for (const text of texts) {
    const found = SENTENCE.exec(text)?.[1];
    if (
      found &&
      /^[A-Z]/.test(found) &&
      (hasRoleNoun(found) || /\b(?:Board|Head|Governors|Committee|Council)\b/.test(found))
    )
      return cleaned(found);
  }
  return '';
};
