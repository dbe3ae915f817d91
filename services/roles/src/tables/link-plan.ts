import { Id } from '@skills-architect/contracts';
import { Criticality } from '@skills-architect/contracts/roles';
import type { SkillWithLevels } from '@skills-architect/contracts/skills';
import { fold } from '@skills-architect/service-kit';
import {
  type CellProblem,
  type Cells,
  type ComparedRow,
  compareRow,
  problemAt,
  readNumberCell,
  revisionColumn,
  type TableLayout,
  type TableRow,
} from '@skills-architect/service-kit/tables';
import * as z from 'zod';
import type { RoleDocument } from '../industry-roles/role-document';
import type { RoleSkillLink } from '../industry-roles/role-skill-link';

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
  columns: [
    { field: 'roleId', title: idTitle, width: 10, note: 'Required. Identifies the role of the skill.' },
    revisionColumn('role'),
    { field: 'roleName', title: nameTitle, width: 36, note: 'Read-only. Change it in the table of roles.' },
    { field: 'skillId', title: 'Skill Id', width: 10, note: 'Required. A skill that the role does not have is added.' },
    { field: 'skillName', title: 'Skill Name', width: 36, note: 'Read-only.' },
    { field: 'scheme', title: 'Scheme', width: 22, note: 'Required. A skill has a row for each of its schemes.' },
    { field: 'levelNumber', title: 'Level Number', width: 12, note: 'Required. The level that the role expects.' },
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

/** The link that a row results in, and the problems of its cells. */
export const planLink = ({ row, role, skill, categories, schemes }: LinkRow): LinkPlan => {
  const problems: CellProblem[] = [];
  const addProblem = (field: string, problem: string) => void problems.push(problemAt(row, field, problem));
  const schemeIds = [...new Set(skill.proficiencies.map(({ schemeId }) => schemeId))];
  const schemeId = schemeIds.find((id) => fold(schemes.get(id) ?? '') === fold(row.cells.scheme ?? ''));
  if (schemeId === undefined)
    addProblem('scheme', `The skill has no such scheme. Use ${schemeIds.map((id) => schemes.get(id)).join(', ')}.`);
  const schemeLevels = skill.proficiencies.filter((one) => one.schemeId === schemeId);
  const link = role.skills.find(
    (one) =>
      one.skillId === skill.skillId && schemeLevels.some(({ proficiencyId }) => proficiencyId === one.proficiencyId),
  );
  const stored: Cells = link ? linkCells(role, link, skill, schemes.get(schemeId ?? 0) ?? '') : {};
  const compared = compareRow(row, stored, LINK_FIELDS);
  problems.unshift(...compared.problems);
  const isRemoved = YES.includes((row.cells.remove ?? '').trim().toLowerCase());
  if (row.cells.remove?.trim() && !isRemoved) addProblem('remove', 'Use "yes", or leave the cell empty.');
  if (isRemoved && !link) addProblem('remove', 'The role does not have this skill.');
  const levelNumber = readNumberCell(row.cells.levelNumber ?? stored.levelNumber ?? '');
  const numbers = schemeLevels.map((one) => one.levelNumber);
  if (schemeId !== undefined && !isRemoved && (levelNumber === undefined || !numbers.includes(levelNumber)))
    addProblem('levelNumber', `The skill has no such level. Use ${numbers.join(', ')}.`);
  const criticality = CRITICALITIES.find(
    (one) => fold(one) === fold(row.cells.criticality ?? stored.criticality ?? ''),
  );
  if (criticality === undefined) addProblem('criticality', 'Use High, Medium, Low, or leave the cell empty.');
  if (!link && !categories.includes(skill.skillCategory.skillCategory))
    addProblem('skillId', `${skill.skillName} is not one of the ${categories.join(' or ')}.`);
  const changes =
    schemeId === undefined || criticality === undefined
      ? undefined
      : {
          skillId: skill.skillId,
          schemeId,
          skillCriticality: criticality,
          ...(!isRemoved && levelNumber !== undefined && { levelNumber }),
        };
  return { ...compared, problems, changes };
};
