/**
 * In ESCO 1.1 this group (installing wooden and metal components) contains all kinds of work on equipment; the first
 * word tells which group fits.
 */
const MIXED_GROUP = 'S7.1.2';
const GROUPS_BY_VERB: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:inspect|test|monitor|check|control|calibrate|detect|measure|identify|examine|assess|verify|perform (?:test|in-circuit|regular checks))\b/i,
    'S2.8',
  ],
  [
    /^(?:maintain|keep|lubricate|change|tune|repair|service|carry out routine maintenance|perform (?:maintenance|\w{1,20} maintenance))\b/i,
    'S8.7',
  ],
];

/**
 * The code of the skill's family, given the code of its closest group: a group such as `S4.2`, or a narrow field of
 * knowledge such as `041`.
 */
export const familyCode = (label: string, code: string): string => {
  const betterGroup = code === MIXED_GROUP ? GROUPS_BY_VERB.find(([words]) => words.test(label)) : undefined;
  if (betterGroup) return betterGroup[1];
  return /^[A-Z]/.test(code) ? code.split('.').slice(0, 2).join('.') : code.slice(0, 3);
};
