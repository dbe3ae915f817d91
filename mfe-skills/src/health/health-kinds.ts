import type { Finding, HealthCalls, HealthKind } from '@skills-architect/contracts';
import { personaHealthCalls } from '@skills-architect/contracts/personas';
import { reviewRoles, roleHealthCalls } from '@skills-architect/contracts/roles';
import { reviewSkills, skillHealthCalls } from '@skills-architect/contracts/skills';

/** A link to a screen on which a finding can be resolved. */
interface FindingLink {
  label: string;
  path: (finding: Finding) => string;
}

interface KindView {
  title: string;
  /** What a finding of this kind means; help text of the list. */
  help: string;
  calls: HealthCalls;
  /** Links that help to resolve a finding; its name links to the first one. */
  actions: readonly [FindingLink, ...FindingLink[]];
  /** Marks the record as reviewed, for kinds that this resolves. */
  review?: typeof reviewSkills | typeof reviewRoles;
  hasSource: boolean;
}

const action = (label: string, path: (recordId: number) => string): FindingLink => ({
  label,
  path: ({ recordId }) => path(recordId),
});
const editSkill = (label: string) => action(label, (id) => `/skill/edit/${id}`);
const editRole = (label: string) => action(label, (id) => `/role/edit/${id}`);
const RETIRE_SKILL = action('Retire', (id) => `/skill/edit/${id}?retire=true`);
const RETIRE_ROLE = action('Retire', (id) => `/role/edit/${id}?retire=true`);

const TRANSLATION_HELP =
  'The name or description was changed after it was translated. Compare the texts: change the translation, or say that it is still right.';

const GROUP_HELP =
  'The name was changed after it was translated. Change the translation, or say that it is still right.';

const skill = { calls: skillHealthCalls, hasSource: true };
const role = { calls: roleHealthCalls, hasSource: true };

/** Title, help text, calls and link of each kind of finding. */
export const KINDS: Record<HealthKind, KindView> = {
  'skill-description': {
    ...skill,
    actions: [editSkill('Write description'), RETIRE_SKILL],
    title: 'Skills without description',
    help: 'Write a description, or retire the skill.',
  },
  'skill-levels': {
    ...skill,
    actions: [editSkill('Write level texts'), RETIRE_SKILL],
    title: 'Skills without level texts',
    help: 'All level texts are missing or only suggested. Write the texts, or keep suggested ones.',
  },
  'skill-unused': {
    ...skill,
    actions: [editSkill('Add to a role'), RETIRE_SKILL],
    title: 'Unused skills',
    help: 'No industry role or leadership role has the skill. Add it to a role, or retire it.',
  },
  'skill-translation': {
    ...skill,
    actions: [action('Compare texts', (id) => `/skill/translations/skill/${id}`)],
    title: 'Skills changed after their translation',
    help: TRANSLATION_HELP,
  },
  'family-translation': {
    calls: skillHealthCalls,
    actions: [action('Compare names', (id) => `/skill/translations/family/${id}`)],
    title: 'Families changed after their translation',
    help: GROUP_HELP,
    hasSource: false,
  },
  'entry-translation': {
    calls: skillHealthCalls,
    actions: [action('Compare texts', (id) => `/skill/translations/entry/${id}`)],
    title: 'Skillopedia entries changed after their translation',
    help: TRANSLATION_HELP,
    hasSource: false,
  },
  'skill-review': {
    ...skill,
    actions: [editSkill('Edit'), RETIRE_SKILL],
    title: 'Skills due for review',
    help: 'Neither changed nor marked as reviewed for 365 days.',
    review: reviewSkills,
  },
  'role-description': {
    ...role,
    actions: [editRole('Write description'), RETIRE_ROLE],
    title: 'Roles without description',
    help: 'Write a description, or retire the role.',
  },
  'role-levels': {
    ...role,
    actions: [editRole('Check skills'), RETIRE_ROLE],
    title: 'Roles with skills without level texts',
    help: 'Write the level texts of these skills, or choose other skills.',
  },
  'role-retired-skills': {
    ...role,
    actions: [editRole('Replace skills'), RETIRE_ROLE],
    title: 'Roles with retired skills',
    help: 'Replace the retired skills, or remove them from the role.',
  },
  'role-translation': {
    ...role,
    actions: [action('Compare texts', (id) => `/skill/translations/role/${id}`)],
    title: 'Roles changed after their translation',
    help: TRANSLATION_HELP,
  },
  'subsector-translation': {
    calls: roleHealthCalls,
    actions: [action('Compare names', (id) => `/skill/translations/subsector/${id}`)],
    title: 'Industries and functions changed after their translation',
    help: GROUP_HELP,
    hasSource: false,
  },
  'function-translation': {
    calls: roleHealthCalls,
    actions: [action('Compare names', (id) => `/skill/translations/function/${id}`)],
    title: 'Departments and tracks changed after their translation',
    help: GROUP_HELP,
    hasSource: false,
  },
  'role-review': {
    ...role,
    actions: [editRole('Edit'), RETIRE_ROLE],
    title: 'Roles due for review',
    help: 'Neither changed nor marked as reviewed for 365 days.',
    review: reviewRoles,
  },
  'persona-role': {
    calls: personaHealthCalls,
    actions: [action('Check skills', (id) => `/persona/architect-skills/${id}`)],
    title: 'Personas with a changed role',
    help: 'The industry role was changed after the skills of the persona were saved. Check the skills and save them.',
    hasSource: true,
  },
  'posting-skills': {
    calls: roleHealthCalls,
    actions: [action('Open posting', (id) => `/job/${id}/1/1`), action('Add a skill', () => '/skill/add')],
    title: 'Job postings with unknown tools',
    help: 'The posting names a tool that the library lacks, and none of its published skills. Add what is missing.',
    hasSource: false,
  },
};
