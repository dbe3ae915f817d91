import type { Criticality } from '@skills-architect/contracts/roles';
import { SKILL_CATEGORIES } from '@skills-architect/contracts/skills';
import { LEADERSHIP_ROLE, toLeadership } from '../esco/esco-rules';

/**
 * Maps O*NET's concepts to the library. O*NET rates its elements from 0 to 7 (level) and 1 to 5 (importance) and has no
 * categories, departments and leadership roles; these rules derive them from the content model and SOC 2018.
 */

const [FUNCTIONAL, DIGITAL, LEADERSHIP, MINDSET] = SKILL_CATEGORIES;

/** Category by the prefix of an element's id in the content model; the longest matching prefix decides. */
const CATEGORY_OF_ELEMENTS: Record<string, (typeof SKILL_CATEGORIES)[number]> = {
  // Abilities: cognitive ones are mindset, physical and sensory ones functional.
  '1.A': FUNCTIONAL,
  '1.A.1': MINDSET,
  // Work styles.
  '1.C': MINDSET,
  '1.C.2.b': LEADERSHIP,
  '1.D': MINDSET,
  // Skills: reading, writing and science are functional; listening, thinking and learning are mindset.
  '2.A': FUNCTIONAL,
  '2.A.1.b': MINDSET,
  '2.A.2': MINDSET,
  '2.B': FUNCTIONAL,
  '2.B.1': MINDSET,
  '2.B.1.b': LEADERSHIP,
  '2.B.1.e': LEADERSHIP,
  '2.B.2': MINDSET,
  '2.B.4.e': MINDSET,
  '2.B.5.a': MINDSET,
  '2.B.5.d': LEADERSHIP,
};

/** Category of a skill, ability, knowledge area or work style; knowledge is functional. */
export const elementCategory = (elementId: string): (typeof SKILL_CATEGORIES)[number] => {
  const steps = elementId.split('.');
  for (let length = steps.length; length > 0; length--) {
    const category = CATEGORY_OF_ELEMENTS[steps.slice(0, length).join('.')];
    if (category) return category;
  }
  return FUNCTIONAL;
};

/** Every entry of Technology Skills is a program, a platform or a language. */
export const TOOL_CATEGORY = DIGITAL;

const MAX_VALUE = 7;
const LEVEL_COUNT = 5;

/** Converts a value from 0 to 7 to one of five levels. */
export const toLevel = (value: number): number =>
  Math.min(LEVEL_COUNT, Math.max(1, Math.ceil((Math.min(value, MAX_VALUE) * LEVEL_COUNT) / MAX_VALUE)));

/** O*NET's threshold: less important elements do not describe the occupation. */
const IMPORTANT = 3;
const VERY_IMPORTANT = 4;

/** Criticality by importance; undefined when the element is not important enough to be linked. */
export const importanceCriticality = (importance: number): Criticality | undefined => {
  if (!(importance >= IMPORTANT)) return undefined;
  return importance >= VERY_IMPORTANT ? 'High' : 'Medium';
};

/** High for a tool in demand, medium for a hot technology, otherwise low. */
export const toolCriticality = (inDemand: string, hot: string): Criticality => {
  if (inDemand === 'Y') return 'High';
  return hot === 'Y' ? 'Medium' : 'Low';
};

const DEFAULT_LEVEL = 3;

/** Tools have no level, so it is derived from the preparation for the occupation (job zone 1 to 5). */
export const toolLevel = (jobZone: number | undefined): number =>
  jobZone === undefined ? DEFAULT_LEVEL : Math.min(4, Math.max(1, jobZone));

/** O*NET's titles are plural, such as 'First-Line Supervisors of Retail Sales Workers'. */
export const onetLeadership = (title: string, soc: string): number => {
  const singular = title.replace(/\b(\w{3,60})s\b/g, '$1');
  if (/\bfirst-line supervisor/i.test(singular)) return LEADERSHIP_ROLE.teamLead;
  return toLeadership(singular, soc.startsWith('11-') ? '1' : '');
};

/** Major groups of SOC 2018; the second value is 1 Industry or 2 Function. */
const MAJOR_GROUPS: Record<string, [string, 1 | 2]> = {
  '11': ['Management', 2],
  '13': ['Business and Financial Operations', 2],
  '15': ['Computer and Mathematical', 2],
  '17': ['Architecture and Engineering', 1],
  '19': ['Life, Physical, and Social Science', 1],
  '21': ['Community and Social Service', 1],
  '23': ['Legal', 2],
  '25': ['Educational Instruction and Library', 1],
  '27': ['Arts, Design, Entertainment, Sports, and Media', 1],
  '29': ['Healthcare Practitioners and Technical', 1],
  '31': ['Healthcare Support', 1],
  '33': ['Protective Service', 1],
  '35': ['Food Preparation and Serving', 1],
  '37': ['Building and Grounds Cleaning and Maintenance', 1],
  '39': ['Personal Care and Service', 1],
  '41': ['Sales', 2],
  '43': ['Office and Administrative Support', 2],
  '45': ['Farming, Fishing, and Forestry', 1],
  '47': ['Construction and Extraction', 1],
  '49': ['Installation, Maintenance, and Repair', 1],
  '51': ['Production', 1],
  '53': ['Transportation and Material Moving', 1],
  '55': ['Military Specific', 1],
};

/** The sub-sector for the major group of a SOC code. */
export const majorGroup = (soc: string) => {
  const code = soc.slice(0, 2);
  const [name, subsectorTypeId] = MAJOR_GROUPS[code] ?? [`SOC ${code}`, 1 as const];
  return { code: `soc-${code}`, name, subsectorTypeId };
};
