import { type Finding, type FindingCount, type HealthCalls, HealthKind } from '@skills-architect/contracts';
import { personaHealthCalls } from '@skills-architect/contracts/personas';
import { reviewRoles, roleHealthCalls } from '@skills-architect/contracts/roles';
import { reviewSkills, skillHealthCalls } from '@skills-architect/contracts/skills';

interface KindView {
  title: string;
  /** What a finding of this kind says, for the list's help text. */
  help: string;
  calls: HealthCalls;
  /** Where the record is mended. */
  path: (finding: Finding) => string;
  /** Marks the record as reviewed; only kinds that are settled by it. */
  review?: typeof reviewSkills | typeof reviewRoles;
  hasSource: boolean;
}

const skill = { calls: skillHealthCalls, path: ({ recordId }: Finding) => `/skill/edit/${recordId}`, hasSource: true };
const role = { calls: roleHealthCalls, path: ({ recordId }: Finding) => `/role/edit/${recordId}`, hasSource: true };

/** Title, help text, calls and link of each kind of finding. */
export const KINDS: Record<HealthKind, KindView> = {
  'skill-description': {
    ...skill,
    title: 'Skills without description',
    help: 'Write a description, or retire the skill.',
  },
  'skill-levels': {
    ...skill,
    title: 'Skills without level texts',
    help: 'No level has a text that somebody has kept. Write the texts, or keep suggested ones.',
  },
  'skill-unused': {
    ...skill,
    title: 'Unused skills',
    help: 'No industry role or leadership role has the skill. Add it to a role, or retire it.',
  },
  'skill-review': {
    ...skill,
    title: 'Skills due for review',
    help: 'Neither changed nor marked as reviewed for 365 days.',
    review: reviewSkills,
  },
  'role-description': {
    ...role,
    title: 'Roles without description',
    help: 'Write a description, or retire the role.',
  },
  'role-levels': {
    ...role,
    title: 'Roles with skills without level texts',
    help: 'Write the level texts of these skills, or choose other skills.',
  },
  'role-retired-skills': {
    ...role,
    title: 'Roles with retired skills',
    help: 'Replace the retired skills, or remove them from the role.',
  },
  'role-review': {
    ...role,
    title: 'Roles due for review',
    help: 'Neither changed nor marked as reviewed for 365 days.',
    review: reviewRoles,
  },
  'persona-role': {
    calls: personaHealthCalls,
    path: ({ recordId }) => `/persona/architect-skills/${recordId}`,
    title: 'Personas with a changed role',
    help: 'The industry role was changed after the skills of the persona were saved. Check the skills and save them.',
    hasSource: true,
  },
  'posting-skills': {
    calls: roleHealthCalls,
    path: ({ recordId }) => `/job/${recordId}/1/1`,
    title: 'Job postings without known skills',
    help: 'No published skill is named in the posting. Add the skills that the library lacks.',
    hasSource: false,
  },
};

/** The kind that is shown when none was chosen: the first that has findings. */
export const firstKind = (counts: ReadonlyMap<string, FindingCount>, state: 'open' | 'ignored'): HealthKind =>
  HealthKind.options.find((kind) => counts.get(kind)?.[state]) ?? 'skill-description';
