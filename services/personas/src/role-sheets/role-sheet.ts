import type { WrongCell } from '@skills-architect/contracts';
import { formatNumber } from '@skills-architect/contracts/locale';
import {
  FACT_NAMES,
  type FactName,
  factsOf,
  MAX_CLIENT_SKILLS,
  MAX_IMPORTED_ROLES,
  PERSONA_FACTS,
  paragraphsOfCell,
  type RowFieldName,
  rowFieldsOf,
  splitParagraphs,
} from '@skills-architect/contracts/personas';
import type { ReadSheet, Sheet } from '@skills-architect/library-service-kit/workbooks';
import { AppError, fold } from '@skills-architect/service-kit';
import { checkSkill, type SheetSkill, toLevelNumber } from '../client-skills/client-skill-sheet';
import {
  checkLevel,
  checkLine,
  type FormColumn,
  type FormRow,
  formSheet,
  inOrder,
  notesSheet,
  placeOf,
  readForm,
} from '../sheet-forms/sheet-form';

/** What a workbook contains: client skills by role, or roles with their texts and skills. */
export type SheetKind = 'client skills' | 'roles and skills';
type Field = 'role' | 'group' | FactName | 'description' | 'duties' | 'skill' | 'level' | 'requirements';

/** A role of a workbook with its client skills. */
export interface SheetRole extends Record<RowFieldName, string> {
  skills: SheetSkill[];
  /** Requirements for the person, as job descriptions have them. */
  requirements?: string[];
}

const SKILL_TITLE = 'Client Skill';
const LONGEST_TEXT = 32_000;
const requireText = (what: string) => (cell: string) =>
  cell ? checkLine(cell) : `Enter the ${what}: each row names its role and department.`;
const checkText = (cell: string) =>
  cell.length > LONGEST_TEXT ? `Use at most ${formatNumber(LONGEST_TEXT)} characters.` : undefined;

/** The limits of a persona's requirements. */
const MOST_REQUIREMENTS = 200;
const LONGEST_REQUIREMENT = 2000;
const readRequirements = (cell: string) => splitParagraphs(paragraphsOfCell(cell));
const checkRequirements = (cell: string) => {
  const requirements = readRequirements(cell);
  if (requirements.length > MOST_REQUIREMENTS) return `Use at most ${MOST_REQUIREMENTS} lines.`;
  return requirements.some(({ length }) => length > LONGEST_REQUIREMENT)
    ? `Use at most ${formatNumber(LONGEST_REQUIREMENT)} characters in a line.`
    : undefined;
};

type RoleColumn = FormColumn<Field> & { isRequired?: true };

/** The columns of a workbook for a client with this number of levels. */
export const roleColumns = (kind: SheetKind, levelCount: number): RoleColumn[] => [
  { field: 'role', title: 'Client Role', width: 32, check: requireText('client role'), isRequired: true },
  { field: 'group', title: 'Department', width: 24, check: requireText('department'), isRequired: true },
  ...(kind === 'roles and skills'
    ? ([
        ...FACT_NAMES.map((field) => ({
          field,
          title: PERSONA_FACTS[field].title,
          width: PERSONA_FACTS[field].width,
          check: checkLine,
        })),
        { field: 'description', title: 'Role Description', width: 60, check: checkText },
        { field: 'duties', title: 'Roles and Responsibilities', width: 80, check: checkText },
      ] as const)
    : []),
  {
    field: 'skill',
    title: SKILL_TITLE,
    width: 40,
    check: kind === 'client skills' ? checkSkill : checkLine,
    ...(kind === 'client skills' && { isRequired: true }),
  },
  { field: 'level', title: 'Target Proficiency', width: 20, check: checkLevel(levelCount) },
  ...(kind === 'roles and skills'
    ? ([
        { field: 'requirements', title: 'Requirements', width: 60, check: checkRequirements, isOptional: true },
      ] as const)
    : []),
];

const NOTES: Record<Field, string> = {
  role: 'The name of the role. A role with several skills has several rows.',
  group: 'The department of the role.',
  ...factsOf((name) => `Optional: ${PERSONA_FACTS[name].explanation}. Only needed in the first row of the role.`),
  description: 'Optional: what the role is for. Only needed in the first row of the role.',
  duties: 'Optional: one responsibility in each line of the cell. Only needed in the first row of the role.',
  skill: 'The name of one skill, as you use it.',
  level: 'Optional: the number of the level.',
  requirements:
    'Optional: what the person should know and have, one requirement in each line of the cell; skills are found in it. Only needed in the first row of the role.',
};

/** The template; its second sheet describes the columns of the first. */
export const roleTemplate = (kind: SheetKind, levelCount: number): Sheet[] => {
  const columns = roleColumns(kind, levelCount);
  return [
    formSheet(kind === 'client skills' ? 'Client Skills' : 'Roles and Skills', columns),
    notesSheet(
      90,
      columns.map(({ field, title }) => [title, NOTES[field]]),
    ),
  ];
};

const TEXTS = [
  ...FACT_NAMES.map((name) => [name, name] as const),
  ['description', 'roleDescription'],
  ['duties', 'rolesAndResponsibilities'],
  ['requirements', 'requirementsText'],
] as const;

interface ReadRole extends SheetRole {
  requirementsText: string;
  /** The row of each text, and of each skill. */
  textRows: Map<Field, FormRow<Field>>;
  skillRows: Map<string, FormRow<Field>>;
}

/** Adds a row to its role; returns the cells that contradict other rows of the role. */
const addRow = (role: ReadRole, formRow: FormRow<Field>): { field: Field; problem: string }[] => {
  const { cell } = formRow;
  const wrong: { field: Field; problem: string }[] = [];
  for (const [field, name] of TEXTS) {
    const isList = field === 'duties' || field === 'requirements';
    const text = isList ? paragraphsOfCell(cell(field)) : cell(field);
    if (!text || text === role[name]) continue;
    const earlierRow = role.textRows.get(field);
    if (earlierRow === undefined) {
      role[name] = text;
      role.textRows.set(field, formRow);
    } else
      wrong.push({
        field,
        problem: `The role has another text in ${placeOf(earlierRow, formRow)}. Leave this cell empty.`,
      });
  }
  const skill = cell('skill');
  const level = cell('level');
  if (!skill) {
    if (level) wrong.push({ field: 'level', problem: 'A level belongs to a skill: enter the client skill beside it.' });
    return wrong;
  }
  const earlierRow = role.skillRows.get(fold(skill));
  if (earlierRow !== undefined)
    wrong.push({
      field: 'skill',
      problem: `The role has this skill in ${placeOf(earlierRow, formRow)} already. Delete one of the rows.`,
    });
  else if (role.skills.length >= MAX_CLIENT_SKILLS)
    wrong.push({ field: 'skill', problem: `A role can have at most ${MAX_CLIENT_SKILLS} client skills.` });
  else role.skills.push({ clientSkill: skill, levelNumber: toLevelNumber(level) });
  if (earlierRow === undefined) role.skillRows.set(fold(skill), formRow);
  return wrong;
};

/** Parses a filled-in workbook. If any cell is wrong, nothing is imported. */
export const readRoleSheet = (
  sheets: readonly ReadSheet[],
  kind: SheetKind,
  levelCount: number,
): { roles: SheetRole[]; wrong: WrongCell[] } => {
  const columns = roleColumns(kind, levelCount);
  const { rows, wrong } = readForm(sheets, columns, ['role', 'group']);
  const keyOf = ({ sheet, row }: { sheet: string; row: number }) => JSON.stringify([sheet, row]);
  const wrongSkills = new Set(wrong.filter(({ column }) => column === SKILL_TITLE).map(keyOf));
  const roles = new Map<string, ReadRole>();
  for (const formRow of rows) {
    const [personaName, groupName] = [formRow.cell('role'), formRow.cell('group')];
    if (!personaName || !groupName) continue;
    const key = JSON.stringify([fold(personaName), fold(groupName)]);
    const role: ReadRole = roles.get(key) ?? {
      ...rowFieldsOf(() => ''),
      personaName,
      groupName,
      skills: [],
      requirementsText: '',
      textRows: new Map(),
      skillRows: new Map(),
    };
    roles.set(key, role);
    for (const { field, problem } of addRow(role, formRow)) {
      // The level is not wrong where the skill beside it is.
      if (field === 'level' && wrongSkills.has(keyOf(formRow))) continue;
      const column = columns.find((known) => known.field === field)?.title ?? '';
      const { sheet, row, cell } = formRow;
      wrong.push({ sheet, row, column, value: cell(field).slice(0, 200), problem });
    }
  }
  if (roles.size > MAX_IMPORTED_ROLES)
    throw new AppError('invalid', `The sheet holds ${roles.size} roles. Import at most ${MAX_IMPORTED_ROLES} at once.`);
  return {
    roles: [...roles.values()].map(({ textRows: _, skillRows: __, requirementsText, ...role }) => ({
      ...role,
      ...(requirementsText && { requirements: splitParagraphs(requirementsText) }),
    })),
    wrong: inOrder(wrong, sheets),
  };
};
