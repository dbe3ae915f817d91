import type { RoleTableFilter } from '@skills-architect/contracts/roles';
import { listSchemes, type SkillWithLevels, skillsByIds } from '@skills-architect/contracts/skills';
import {
  CHANGED_SINCE,
  NO_RECORD,
  type PlannedRecord,
  type PlannedRow,
  readKeys,
  readNumberCell,
  type TableKind,
  type TableRow,
  type TableWrite,
  toPlannedRow,
  toRefusedRow,
  type WriteResult,
  withDefaults,
} from '@skills-architect/library-service-kit/tables';
import type { Identity } from '@skills-architect/service-kit';
import type { RoleSkillLink } from '../industry-roles/role-skill-link';
import { levelsProblem } from '../role-skills/link-rules';
import type { LinkHolder } from './link-holder';
import { LinkChanges, linkCells, planLink } from './link-plan';
import { withRows } from './link-rows';
import { findNamedLinks } from './named-links';
import type { RoleTableDependencies } from './table-dependencies';

const KEYS = { id: 'roleId', rev: 'rev', name: 'roleName' };
const NOTES = [
  'Skills of roles that are not in the table are unchanged.',
  'A list or matrix of roles and skills needs no ids: both are found by their names, and a level holds in all schemes of a skill.',
];
type SkillsById = ReadonlyMap<number, SkillWithLevels>;

/** The skills of roles as a table: one row per skill and scheme. */
export const linkTable = <L extends RoleSkillLink>(
  { kit }: Pick<RoleTableDependencies, 'kit'>,
  holder: LinkHolder<L>,
): TableKind<RoleTableFilter> => {
  const { kind, sheet, noun, layout, categories, count, pages, undo } = holder;
  const idTitle = layout.columns.find(({ field }) => field === 'roleId')?.title ?? '';

  const readSkills = async (ids: readonly number[], identity: Identity): Promise<SkillsById> => {
    const skillIds = [...new Set(ids)];
    if (!skillIds.length) return new Map();
    const { skills } = await kit.peer(skillsByIds, { body: { skillIds, includeProficiencies: true } }, { identity });
    return new Map(skills.map((skill) => [skill.skillId, skill]));
  };
  const readSchemes = async () => {
    const { schemes } = await kit.peer(listSchemes, {});
    return new Map(schemes.map(({ schemeId, schemeName }) => [schemeId, schemeName]));
  };
  const roleKey = (id: string) => `role ${id}`;

  const check = async (
    rows: readonly TableRow[],
    schemes: ReadonlyMap<number, string>,
    identity: Identity,
  ): Promise<PlannedRow[]> => {
    const named = await findNamedLinks(kit, holder, rows);
    const keyed = rows.map((row) => {
      const keys = readKeys(row, KEYS);
      const namesakes = keys.id === undefined ? named.roleIds(row) : [keys.id];
      const [id] = namesakes;
      const skillId = row.cells.skillId?.trim() ? readNumberCell(row.cells.skillId) : named.skillId(row);
      return { row, ...keys, namesakes, id: namesakes.length === 1 ? id : undefined, skillId };
    });
    const [found, skills] = await Promise.all([
      holder.find([...new Set(keyed.flatMap(({ id }) => id ?? []))]),
      readSkills(
        keyed.flatMap(({ skillId }) => skillId ?? []),
        identity,
      ),
    ]);
    const byId = new Map(found.map((role) => [role._id, role]));
    return keyed.map(({ row, id, rev, refusal, namesakes, skillId = 0 }): PlannedRow => {
      if (refusal) return refusal;
      const name = [row.cells.roleName, row.cells.skillName].filter(Boolean).join(': ');
      if (id === undefined) return toRefusedRow(row, name, 'roleName', missingRole(row, namesakes, idTitle));
      const role = byId.get(id);
      if (!role) return toRefusedRow(row, name, 'roleId', NO_RECORD);
      const skill = skills.get(skillId);
      if (!skill)
        return row.cells.skillId?.trim()
          ? toRefusedRow(row, name, 'skillId', 'This skill no longer exists.')
          : toRefusedRow(row, name, 'skillName', NO_SKILL);
      const { changes = {}, problems, ...compared } = planLink({ row, role, skill, categories, schemes });
      return toPlannedRow({
        row,
        key: roleKey(String(id)),
        name: `${role.roleName}: ${skill.skillName}`,
        record: role,
        exported: rev,
        compared,
        changes,
        problems,
        unique: [{ field: 'skillId', key: `${id} ${skill.skillId} ${row.cells.scheme?.trim().toLowerCase()}` }],
      });
    });
  };

  const toRecordToWrite = ({ rows, ...record }: PlannedRecord) => ({
    ...record,
    changes: rows.map((row) => LinkChanges.parse(row.changes)),
  });

  /** Writes the roles in the transaction; skips a role in which a skill would lack a level of a scheme. */
  const write = async (
    planned: readonly ReturnType<typeof toRecordToWrite>[],
    skills: Awaited<ReturnType<typeof readSkills>>,
    to: TableWrite,
  ): Promise<WriteResult> => {
    const recordIds = planned.flatMap(({ recordId }) => recordId ?? []);
    const found = await holder.find(recordIds, to.session);
    const byId = new Map(found.map((role) => [role._id, role]));
    const [ids, skipReasons] = [new Map<string, number>(), new Map<string, string>()];
    const patches = new Map<number, { skills: L[] }>();
    for (const { key, recordId = 0, rev, changes } of planned) {
      const role = byId.get(recordId);
      const links = role && withRows(role.skills, changes, skills, holder.completeLink);
      const problem = links && findIncomplete(links, changes, skills);
      if (!role || role.rev !== rev) skipReasons.set(key, CHANGED_SINCE);
      else if (problem) skipReasons.set(key, problem);
      else if (links) {
        patches.set(recordId, { skills: links });
        ids.set(key, recordId);
      }
    }
    await holder.write(patches, to);
    return { ids, skipReasons };
  };

  return {
    kind,
    sheet,
    noun,
    layouts: [layout],
    notes: NOTES,
    options: async () => ({ scheme: [...(await readSchemes()).values()] }),
    levelCount: async () => {
      const { schemes } = await kit.peer(listSchemes, {});
      return Math.max(0, ...schemes.map(({ levelCount }) => levelCount));
    },
    count,
    async *pages(filter, identity) {
      const schemes = await readSchemes();
      for await (const page of pages(filter, identity)) {
        const skills = await readSkills(
          page.flatMap((role) => role.skills.map(({ skillId }) => skillId)),
          identity,
        );
        yield page.flatMap((role) =>
          role.skills.flatMap((link) => {
            const skill = skills.get(link.skillId);
            const level = skill?.proficiencies.find(({ proficiencyId }) => proficiencyId === link.proficiencyId);
            if (!skill || !level) return [];
            const cells: Record<string, string> = linkCells(role, link, skill, schemes.get(level.schemeId) ?? '');
            return [layout.columns.map(({ field }) => cells[field] ?? '')];
          }),
        );
      }
    },
    async startCheck({ identity, defaults }) {
      const schemes = await readSchemes();
      return {
        rows: (rows) =>
          check(
            rows.map((row) => withDefaults(row, defaults)),
            schemes,
            identity,
          ),
        notes: () => [],
      };
    },
    async prepareWrite(records, identity) {
      const planned = records.map(toRecordToWrite);
      const skillIds = planned.flatMap(({ changes }) => changes.map(({ skillId }) => skillId));
      const skills = await readSkills(skillIds, identity);
      return (to) => write(planned, skills, to);
    },
    undo,
  };
};

const NO_SKILL = 'No published skill of the library has this name. Add the skill first, or leave the row out.';

/** Why the role of a row without an id is not known. */
const missingRole = ({ cells }: TableRow, namesakes: readonly number[], idTitle: string) => {
  if (!cells.roleName?.trim()) return `The name of the role or its ${idTitle} is required.`;
  return namesakes.length
    ? `Several roles of the library have this name. State the ${idTitle}.`
    : 'No role of the library has this name. Add the role first, or leave the row out.';
};

/** Why a changed skill would not have exactly one level per scheme; undefined when it has, or when it is removed. */
const findIncomplete = (
  links: readonly RoleSkillLink[],
  changes: readonly LinkChanges[],
  skills: SkillsById,
): string | undefined => {
  for (const skillId of new Set(changes.map((change) => change.skillId))) {
    const skill = skills.get(skillId);
    const ids = links.filter((link) => link.skillId === skillId).map(({ proficiencyId }) => proficiencyId);
    const problem = ids.length && skill ? levelsProblem(skill, ids) : undefined;
    if (problem) return `${skill?.skillName}: ${problem}`;
  }
  return undefined;
};
