import type { PersonaSelection } from '@skills-architect/contracts/personas';
import type { QueryFilter } from 'mongoose';
import type { GroupDocument } from '../groups/group-document';
import type { MappingDocument } from '../persona-skills/mapping-document';
import type { PersonaDocument } from '../personas/persona-document';
import type { PersonaStores } from '../personas/write-persona';
import type { FilterNames } from './export-cover';
import type { ExportLibrary } from './export-library';
import { needCounter } from './skill-matrix';

/** What is exported. */
export interface ExportJob {
  clientId: number;
  selection: PersonaSelection;
}

/** Personas whose skills are counted at once. */
const COUNTED_AT_ONCE = 1000;
const COUNTED = { 'rows.skillId': 1, 'rows.levelNumber': 1 } as const;

/** Counts the skills of the selected personas. */
export const countNeeds = async ({ personas, mappings }: PersonaStores, filter: QueryFilter<PersonaDocument>) => {
  const needs = needCounter();
  const groupIds = new Set<number>();
  const cursor = personas.model
    .find(filter, { personaGroupId: 1 })
    .lean<Pick<PersonaDocument, '_id' | 'personaGroupId'>>();
  let ids: number[] = [];
  const count = async () => {
    const found = mappings.model.find({ _id: { $in: ids }, ...mappings.alive }, COUNTED).lean<MappingDocument[]>();
    for (const { rows } of await found) needs.add(rows);
    ids = [];
  };
  for await (const { _id, personaGroupId } of cursor) {
    groupIds.add(personaGroupId);
    ids.push(_id);
    if (ids.length === COUNTED_AT_ONCE) await count();
  }
  await count();
  return { needs, departments: groupIds.size };
};

/** The names by which the cover describes a filter. */
export const filterNames = async (
  stores: PersonaStores,
  { selection }: ExportJob,
  library: ExportLibrary,
): Promise<FilterNames> => {
  const { personaGroupId = [], skillId, leadershipRoleId } = 'filter' in selection ? selection.filter : {};
  const { leadershipRoles } = await stores.names([
    { industryRoleId: null, leadershipRoleId: leadershipRoleId ? leadershipRoleId : null },
  ]);
  const groups = await stores.groups.model
    .find({ _id: { $in: personaGroupId.map(Number) } }, { personaGroupName: 1 })
    .sort({ nameKey: 1 })
    .lean<Pick<GroupDocument, 'personaGroupName'>[]>();
  const role = leadershipRoles.get(leadershipRoleId ?? 0)?.leadershipRoleName ?? 'none';
  return {
    departments: groups.map(({ personaGroupName }) => personaGroupName),
    skill: skillId === undefined ? undefined : (library.get(Number(skillId))?.skillName ?? String(skillId)),
    leadershipRole: leadershipRoleId === undefined ? undefined : role,
  };
};
