import { SKILL_CATEGORIES } from '@skills-architect/contracts/skills';

/**
 * ESCO's data of a skill. `groupCodes`: the groups directly above it (skills start with S, knowledge with K or ISCED-F
 * digits, transversal skills with T, languages with L).
 */
export interface EscoSkill {
  label: string;
  description: string;
  skillType: string;
  reuseLevel: string;
  /** Whether it is in ESCO's collection of digital skills. */
  isDigital: boolean;
  groupCodes: readonly string[];
  /** The groups of its broader skills, when no group is directly above it. */
  widerCodes: readonly string[];
}

const [FUNCTIONAL, DIGITAL, LEADERSHIP, MINDSET] = SKILL_CATEGORIES;

/** Groups of ESCO's skill pillars: https://esco.ec.europa.eu/en/classification/skill_main */
const GROUP = {
  languages: ['L', 'T1.1'],
  leadingOthers: ['T4.4', 'S4.5', 'S4.6', 'S4.8.1', 'S4.8.2'],
  digitalDevices: ['T1.3', 'S5.6'],
  computers: ['S5'],
  strategies: ['S4.1'],
  transversal: ['T'],
  /** Knowledge of personal development and working with others. */
  personal: ['0031'],
  /** Taking initiative, staying positive, willingness to learn. */
  attitudes: ['T3.2', 'T3.3', 'T3.4'],
};

/** Such as `manage dental staff`, `lead a team`: ESCO groups many of them by the team's subject instead. */
const LEADS_PEOPLE =
  /^(?:lead|manage|supervise|motivate|coach|mentor|delegate|direct|oversee|coordinate|train|instruct|guide|inspire|encourage)\b.{0,60}\b(?:teams?|staff|crews?|employees|personnel|people|others|subordinates|volunteers|workers|workforce)\b/i;
const STRATEGY = /\b(?:strateg(?:y|ies|ic)|vision)\b/i;
const USES_SOFTWARE =
  /^(?:use|utilise|operate|work with|have)\b.{0,60}\b(?:software|softwares|computers?|spreadsheets?|databases?|digital|ICT|IT systems|CAD|CAM|CAE|GIS|e-\w{1,20}|online|programming|languages|internet|geographic information|management system)\b/i;
const NAMES_SOFTWARE =
  /\b(?:computer programs?|software|(?:programming|computer|query|markup|stylesheet) languages?|operating systems?|frameworks?|platforms?|databases?|tools?|web applications?|game engines?|programming paradigms|librar(?:y|ies))\b/i;
/** Knowledge about software that is not a tool itself. */
const NOT_A_TOOL =
  /\b(?:models?|methodolog(?:y|ies)|management|principles|techniques|theory|terminology|standards|levels|types|development|design)$/i;
/** A proper name; `ICT infrastructure` is not one. */
const STARTS_WITH_CAPITAL = /^(?!ICT\b|IT\b)\p{Lu}/u;
const ABOUT_LEADING = /\b(?:lead|leading|leadership|direct|directing|team building)\b/i;
const MAX_READ = 160;

const isUnder = (groupCodes: readonly string[], groups: readonly string[]) =>
  groupCodes.some((code) =>
    groups.some(
      (group) => code === group || code.startsWith(`${group}.`) || (group.length === 1 && code.startsWith(group)),
    ),
  );

/** Programs, languages and platforms: digital knowledge with a proper name or a name like 'software' or 'platform'. */
const isTool = ({ label, description, isDigital }: EscoSkill) =>
  isDigital &&
  !NOT_A_TOOL.test(label) &&
  NAMES_SOFTWARE.test(description.slice(0, MAX_READ)) &&
  (STARTS_WITH_CAPITAL.test(label) || NAMES_SOFTWARE.test(label));

const isAttitude = ({ groupCodes, widerCodes }: EscoSkill) =>
  !groupCodes.length && widerCodes.length > 0 && widerCodes.every((code) => isUnder([code], GROUP.attitudes));

const isTransversal = ({ reuseLevel, groupCodes }: EscoSkill) =>
  groupCodes.some((code) => code.startsWith('T')) &&
  (groupCodes.every((code) => code.startsWith('T')) || reuseLevel === 'transversal');

/** The library's category of an ESCO skill: the first rule that applies. */
export const toCategory = (skill: EscoSkill): (typeof SKILL_CATEGORIES)[number] => {
  const { label, skillType, reuseLevel, isDigital, groupCodes } = skill;
  if (isUnder(groupCodes, GROUP.languages)) return FUNCTIONAL;
  if (isUnder(groupCodes, GROUP.leadingOthers) || LEADS_PEOPLE.test(label)) return LEADERSHIP;
  if (isUnder(groupCodes, GROUP.digitalDevices)) return DIGITAL;
  if (isTransversal(skill) || isAttitude(skill)) return MINDSET;
  if (isUnder(groupCodes, GROUP.personal)) return ABOUT_LEADING.test(label) ? LEADERSHIP : MINDSET;
  if (skillType === 'knowledge') return isTool(skill) ? DIGITAL : FUNCTIONAL;
  if (USES_SOFTWARE.test(label) && (isDigital || isUnder(groupCodes, GROUP.computers))) return DIGITAL;
  if (STRATEGY.test(label) && reuseLevel === 'cross-sector' && isUnder(groupCodes, GROUP.strategies)) return LEADERSHIP;
  return FUNCTIONAL;
};
