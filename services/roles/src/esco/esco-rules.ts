/**
 * Maps ESCO's concepts to the library. ESCO has no categories, departments, levels or leadership roles; these rules
 * derive them from ISCO-08 and the words of labels; `skill-category.ts` has those of skill categories.
 */

/** ISCO-08 sub-major groups found in every industry: administration, business and clerical work. */
const FUNCTION_CODES = ['12', '24', '33', '41', '42', '43', '44'];

/** 1 Industry or 2 Function, for an ISCO-08 sub-major group. */
export const toSubSectorType = (subMajorCode: string): 1 | 2 => (FUNCTION_CODES.includes(subMajorCode) ? 2 : 1);

/** ISCO-08 skill level of a major group: from 4 for managers and professionals down to 1 for elementary work. */
export const iscoSkillLevel = (majorCode: string): number => {
  if (majorCode === '1' || majorCode === '2') return 4;
  if (majorCode === '3') return 3;
  if (majorCode === '9') return 1;
  return 2;
};

/**
 * Target level of a role's skill. Of an essential skill it is the role's ISCO skill level, or one more if that is 1 or 2;
 * of an optional skill it is one less, but at least 1.
 */
export const targetLevel = (iscoCode: string, essential: boolean): number => {
  const skillLevel = iscoSkillLevel(iscoCode.slice(0, 1));
  const level = skillLevel <= 2 ? skillLevel + 1 : skillLevel;
  return Math.max(1, essential ? level : level - 1);
};

/** Essential: high criticality; optional: medium; optional knowledge: low. */
export const toCriticality = (relationType: string, skillType: string): 'High' | 'Medium' | 'Low' => {
  if (relationType === 'essential') return 'High';
  return skillType === 'knowledge' ? 'Low' : 'Medium';
};

/** Ids of the shipped leadership roles. */
export const LEADERSHIP_ROLE = { contributor: 1, teamLead: 2, manager: 3, head: 4 } as const;

const HEADS = /\b(chief|director|head of|president|general manager|principal of|ambassador)\b/i;
const MANAGERS = /\b(manager|superintendent|manageress|master mariner)\b/i;
const TEAM_LEADS = /\b(supervisor|team leader|foreman|foreperson|head|lead|dean)\b/i;

/** Leadership role indicated by an occupation's label; at least manager in major group 1. */
export const toLeadership = (label: string, iscoCode: string): number => {
  if (HEADS.test(label)) return LEADERSHIP_ROLE.head;
  if (MANAGERS.test(label) || iscoCode.startsWith('1')) return LEADERSHIP_ROLE.manager;
  if (TEAM_LEADS.test(label)) return LEADERSHIP_ROLE.teamLead;
  return LEADERSHIP_ROLE.contributor;
};

/** Alternative labels from ESCO's text (one per line), without duplicates and the label itself. */
export const listAlternatives = (label: string, lines: string): string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line && line.toLowerCase() !== label.trim().toLowerCase()),
  ),
];
