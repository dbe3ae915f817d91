import { formatDateTime, formatNumber } from '@skills-architect/contracts/locale';
import {
  APPROVAL_FILTER_NAMES,
  describedPartName,
  PERSONA_STATE_NAMES,
  type PersonaSelection,
} from '@skills-architect/contracts/personas';
import type { Cell, SheetHead } from '@skills-architect/library-service-kit/workbooks';

/** The first sheet of an export of personas. */
export const COVER_HEAD: SheetHead = {
  name: 'Overview',
  isCover: true,
  columns: [
    { title: 'Personas and their skills', width: 34 },
    { title: '', width: 70 },
  ],
};

/** What a cover states. */
export interface Cover {
  clientName: string;
  at: Date;
  userName: string;
  filters: readonly string[];
  personas: number;
  departments: number;
  /** Different skills, and how many of them the matrix has. */
  skills: number;
  matrixSkills: number;
  /** Skills of personas, and those of them with a target level. */
  needs: number;
  withLevel: number;
}

const withText = (title: string, text: string | undefined) => (text === undefined ? [] : [`${title}: ${text}`]);

/** The names by which a filter is described. */
export interface FilterNames {
  departments: readonly string[];
  skill: string | undefined;
  leadershipRole: string | undefined;
}

/** What was chosen for an export, in words. */
export const describeSelection = (selection: PersonaSelection, names: FilterNames): string[] => {
  if ('ids' in selection) return ['Selected in the list'];
  const { searchString, personaGroupId, unmatched, approval, importTokenId, state, skillCategory, levelNumber, lacks } =
    selection.filter;
  const filters = [
    ...withText('Search', searchString || undefined),
    ...(personaGroupId?.length ? [`Departments: ${names.departments.join(', ')}`] : []),
    ...(unmatched ? ['Without an industry role'] : []),
    ...withText('Approval', approval && APPROVAL_FILTER_NAMES[approval]),
    ...(importTokenId ? ['Created by one import'] : []),
    ...withText('State', state && PERSONA_STATE_NAMES[state]),
    ...withText('Leadership role', names.leadershipRole),
    ...withText('Skill', names.skill),
    ...withText('Category', skillCategory),
    ...withText('Level', levelNumber === undefined ? undefined : levelNumber ? String(levelNumber) : 'none'),
    ...withText('Without a text', lacks && describedPartName(lacks)),
    ...(selection.except.length ? [`Without ${formatNumber(selection.except.length)} deselected ones`] : []),
  ];
  return filters.length ? filters : ['All personas'];
};

/** The rows of a cover below its title. */
export const coverRows = (cover: Cover): Cell[][] => [
  ['Client', cover.clientName],
  ['Exported', formatDateTime(cover.at.toISOString())],
  ['By', cover.userName],
  ['Personas chosen', cover.filters.join('\n')],
  [],
  ['Personas', cover.personas],
  ['Departments', cover.departments],
  ['Different skills', cover.skills],
  ['Skills of all personas', cover.needs],
  ['of which with a level', cover.withLevel],
  [],
  ['Sheet "Personas"', 'Each persona with its industry role and description'],
  [
    'Sheet "Skill Matrix"',
    cover.matrixSkills < cover.skills
      ? `The level of each persona in the ${formatNumber(cover.matrixSkills)} most needed skills; – stands for no level`
      : 'The level of each persona in each skill; – stands for no level',
  ],
  ['Sheet "Persona Skills"', 'Each skill of each persona'],
];
