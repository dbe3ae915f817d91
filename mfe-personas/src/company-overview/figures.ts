import {
  type CompanyOverview,
  describedPartName,
  PERSONA_STATE_NAMES,
  PersonaState,
} from '@skills-architect/contracts/personas';
import { personasPath } from '../overview-filter/overview-filter';

/** A series of a figure: a column of its table, and a colour of its picture by its name in the theme. */
export interface FigureSeries {
  name: string;
  colour: string;
}
export interface FigureValue {
  count: number;
  /** The list behind the number. */
  to?: string;
}
export interface FigureRow {
  id: string | number;
  name: string;
  /** One for each series. */
  values: FigureValue[];
}
/** Numbers that are shown as a picture and as a table. */
export interface Figure {
  id: string;
  title: string;
  /** What a row is called. */
  of: string;
  /** How a number is to be read. */
  note?: string;
  series: FigureSeries[];
  rows: FigureRow[];
}

const STATE_COLOURS: Record<PersonaState, string> = {
  draft: 'border-strong',
  matched: 'level-3',
  mapped: 'level-4',
  complete: 'level-6',
};
const PERSONAS: FigureSeries = { name: 'Personas', colour: 'accent-solid' };

/** Personas of a department by state. */
const departmentFigure = ({ departments }: CompanyOverview): Figure => ({
  id: 'departments',
  title: 'Personas by Department and State',
  of: 'Department',
  series: PersonaState.options.map((state) => ({ name: PERSONA_STATE_NAMES[state], colour: STATE_COLOURS[state] })),
  rows: departments.map(({ personaGroupId, personaGroupName, ...states }) => ({
    id: personaGroupId,
    name: personaGroupName,
    values: PersonaState.options.map((state) => ({
      count: states[state],
      to: personasPath({ state }, personaGroupId),
    })),
  })),
});

const leadershipFigure = ({ leadershipRoles }: CompanyOverview): Figure => ({
  id: 'leadership',
  title: 'Leadership Roles',
  of: 'Leadership role',
  series: [PERSONAS],
  rows: leadershipRoles.map(({ leadershipRoleId, leadershipRoleName, personas }) => ({
    id: leadershipRoleId,
    name: leadershipRoleName,
    values: [{ count: personas, to: personasPath({ leadershipRoleId }) }],
  })),
});

const topSkillsFigure = ({ topSkills }: CompanyOverview): Figure => ({
  id: 'skills',
  title: 'Skills Most Asked For',
  of: 'Skill',
  series: [PERSONAS],
  rows: topSkills.map(({ skillId, skillName, personas }) => ({
    id: skillId,
    name: skillName,
    values: [{ count: personas, to: personasPath({ skillId }) }],
  })),
});

const levelFigure = ({ categories }: CompanyOverview): Figure => {
  const used = Math.max(0, ...categories.map(({ levels }) => levels.findLastIndex(Boolean)));
  const levelNumbers = Array.from({ length: used + 1 }, (_, level) => level);
  return {
    id: 'levels',
    title: 'Levels by Category',
    of: 'Category',
    note: 'Each skill of a persona counts once.',
    series: levelNumbers.map((level) =>
      level ? { name: `Level ${level}`, colour: `level-${level}` } : { name: 'No level', colour: 'border-strong' },
    ),
    rows: categories.map(({ skillCategory, levels }) => ({
      id: skillCategory,
      name: skillCategory,
      values: levelNumbers.map((levelNumber) => ({
        count: levels[levelNumber] ?? 0,
        to: personasPath({ skillCategory, levelNumber }),
      })),
    })),
  };
};

const partsFigure = ({ parts, personas }: CompanyOverview): Figure => ({
  id: 'descriptions',
  title: 'Completeness of Descriptions',
  of: 'Field',
  series: [
    { name: 'With a text', colour: 'accent-solid' },
    { name: 'Empty', colour: 'border-strong' },
  ],
  rows: parts.map(({ part, filled }) => ({
    id: part,
    name: describedPartName(part),
    values: [{ count: filled }, { count: personas - filled, to: personasPath({ lacks: part }) }],
  })),
});

/** The charts of the company overview; each of their numbers links to the list of its personas. */
export const toFigures = (overview: CompanyOverview): Figure[] =>
  [departmentFigure, topSkillsFigure, leadershipFigure, levelFigure, partsFigure].map((toFigure) => toFigure(overview));
