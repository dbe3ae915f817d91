import { Id } from '@skills-architect/contracts';
import { Criticality } from '@skills-architect/contracts/roles';
import { groupLevelsByScheme, type SchemeLevels, type SkillWithLevels } from '@skills-architect/contracts/skills';
import {
  type CellProblem,
  type Cells,
  type ComparedRow,
  compareRow,
  problemAt,
  revisionColumn,
  type TableLayout,
  type TableRow,
} from '@skills-architect/library-service-kit/tables';
import { fold } from '@skills-architect/service-kit';
import * as z from 'zod';
import type { RoleDocument } from '../industry-roles/role-document';
import type { RoleSkillLink } from '../industry-roles/role-skill-link';
import { readLevel } from './read-level';

/** A record whose skills are rows of the table. */
export interface LinkRecord<L extends RoleSkillLink = RoleSkillLink>
  extends Pick<RoleDocument, '_id' | 'rev' | 'roleName'> {
  skills: L[];
}

/**
 * The columns of an exported skill of a role, in order; `idTitle` and `nameTitle` are the titles of the role's columns.
 */
export const linkLayout = (idTitle: string, nameTitle: string): TableLayout => ({
  identifyingColumns: ['levelNumber'],
  matrix: { role: 'roleName', skill: 'skillName', level: 'levelNumber', scale: 'scheme' },
  columns: [
    { field: 'roleId', title: idTitle, width: 10, note: 'Identifies the role. Without it the name does.' },
    revisionColumn('role'),
    {
      field: 'roleName',
      title: nameTitle,
      width: 36,
      meaning: 'role',
      isWrittenOnce: true,
      note: 'Finds the role where there is no id. Change it in the table of roles.',
    },
    {
      field: 'skillId',
      title: 'Skill Id',
      width: 10,
      note: 'Identifies the skill. Without it the name does. A skill that the role does not have is added.',
    },
    {
      field: 'skillName',
      title: 'Skill Name',
      width: 36,
      meaning: 'skill',
      note: 'Finds the published skill where there is no id.',
    },
    {
      field: 'scheme',
      title: 'Scheme',
      width: 22,
      sameForAll: true,
      note: 'Exported skills have a row for each of their schemes. Without it the level holds in all of them.',
    },
    {
      field: 'levelNumber',
      title: 'Level Number',
      width: 12,
      meaning: 'level',
      note: 'Required. The level that the role expects, as a number or word.',
    },
    { field: 'criticality', title: 'Criticality', width: 12, note: 'High, Medium, Low or empty.' },
    { field: 'remove', title: 'Remove', width: 10, note: '"yes" removes the row\'s level from the role.' },
  ],
});
const LINK_FIELDS = ['levelNumber', 'criticality', 'remove'] as const;

/** The level of a skill in one scheme; without a level number the row removes it. */
export const LinkChanges = z.object({
  skillId: Id,
  schemeId: Id,
  levelNumber: Id.optional(),
  skillCriticality: Criticality,
  /** The levels in further schemes, of a row that names none. */
  others: z.array(z.object({ schemeId: Id, levelNumber: Id.optional() })).optional(),
});
export type LinkChanges = z.infer<typeof LinkChanges>;

/** The cells of an exported link. */
export const linkCells = (
  role: Pick<LinkRecord, '_id' | 'rev' | 'roleName'>,
  link: RoleSkillLink,
  { skillName }: Pick<SkillWithLevels, 'skillName'>,
  scheme: string,
) => ({
  roleId: String(role._id),
  rev: String(role.rev),
  roleName: role.roleName,
  skillId: String(link.skillId),
  skillName,
  scheme,
  levelNumber: String(link.levelNumber),
  criticality: link.skillCriticality,
  remove: '',
});

export interface LinkPlan extends ComparedRow {
  changes: LinkChanges | undefined;
}

interface LinkRow {
  row: TableRow;
  role: LinkRecord;
  skill: SkillWithLevels;
  /** Categories of the skills that such a role can have. */
  categories: readonly string[];
  /** Names of schemes by id. */
  schemes: ReadonlyMap<number, string>;
}

const CRITICALITIES = Criticality.options;
const YES = ['yes', 'y', 'x', 'true'];

/** The schemes of a skill that a row is about: the one that it names, otherwise all. */
const schemesOf = ({ row, skill, schemes }: LinkRow): SchemeLevels[] => {
  const name = row.cells.scheme?.trim();
  return groupLevelsByScheme(skill.proficiencies).filter(
    ({ schemeId }) => !name || fold(schemes.get(schemeId) ?? '') === fold(name),
  );
};

/** The level that a role expects of a skill in each of these schemes, as far as it has the skill. */
const linkedLevels = ({ role, skill }: LinkRow, schemes: readonly SchemeLevels[]) =>
  schemes.flatMap(({ levels }) => {
    const link = role.skills.find(
      (link) =>
        link.skillId === skill.skillId && levels.some(({ proficiencyId }) => proficiencyId === link.proficiencyId),
    );
    return link ? [link] : [];
  });

/** The link that a row results in, and the problems of its cells. */
export const planLink = (linkRow: LinkRow): LinkPlan => {
  const { row: fileRow, role, skill, categories, schemes } = linkRow;
  const problems: CellProblem[] = [];
  const about = schemesOf(linkRow);
  const levels = about.map((scheme) => readLevel(fileRow.cells.levelNumber ?? '', scheme));
  const numbers = levels.every((level) => level !== undefined) ? levels.join(', ') : undefined;
  const row =
    numbers && fileRow.cells.levelNumber ? { ...fileRow, cells: { ...fileRow.cells, levelNumber: numbers } } : fileRow;
  const addProblem = (field: string, problem: string) => void problems.push(problemAt(fileRow, field, problem));
  if (!about.length) {
    const offered = groupLevelsByScheme(skill.proficiencies).map(({ schemeId }) => schemes.get(schemeId));
    addProblem('scheme', `The skill has no such scheme. Use ${offered.join(', ')}.`);
  }
  const [first] = about;
  const links = linkedLevels(linkRow, about);
  const [link] = links;
  const isComplete = link !== undefined && links.length === about.length;
  const stored: Cells = link
    ? {
        ...linkCells(role, link, skill, schemes.get(first?.schemeId ?? 0) ?? ''),
        levelNumber: links.map(({ levelNumber }) => levelNumber).join(', '),
      }
    : {};
  const compared = compareRow(row, stored, LINK_FIELDS);
  problems.unshift(...compared.problems);
  const isRemoved = YES.includes((row.cells.remove ?? '').trim().toLowerCase());
  if (row.cells.remove?.trim() && !isRemoved) addProblem('remove', 'Use "yes", or leave the cell empty.');
  if (isRemoved && !link) addProblem('remove', 'The role does not have this skill.');
  const cell = (row.cells.levelNumber ?? stored.levelNumber ?? '').trim();
  const isMissing = row.cells.levelNumber === undefined ? !isComplete : numbers === undefined || !cell;
  const isSpoiled = compared.problems.some(({ field }) => field === 'levelNumber');
  if (first && !isRemoved && isMissing && !isSpoiled) addProblem('levelNumber', describeLevels(cell, first));
  const criticality = CRITICALITIES.find(
    (offered) => fold(offered) === fold(row.cells.criticality ?? stored.criticality ?? ''),
  );
  if (criticality === undefined) addProblem('criticality', 'Use High, Medium, Low, or leave the cell empty.');
  if (!link && !categories.includes(skill.skillCategory.skillCategory))
    addProblem('skillId', `${skill.skillName} is not one of the ${categories.join(' or ')}.`);
  const kept = row.cells.levelNumber === undefined ? links.map(({ levelNumber }) => levelNumber) : levels;
  const [own, ...others] = about.map(({ schemeId }, index) => ({
    schemeId,
    ...(!isRemoved && kept[index] !== undefined && { levelNumber: kept[index] }),
  }));
  const changes =
    own === undefined || criticality === undefined
      ? undefined
      : { skillId: skill.skillId, ...own, skillCriticality: criticality, ...(others.length && { others }) };
  return { ...compared, problems, changes };
};

const describeLevels = (cell: string, { levels }: SchemeLevels) => {
  const numbers = levels.map(({ levelNumber }) => levelNumber).join(', ');
  return /^\d*$/.test(cell)
    ? `The skill has no such level. Use ${numbers}.`
    : `Which level is "${cell}"? Choose it under Assign columns, or use ${numbers}.`;
};
