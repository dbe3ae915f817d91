import { MAX_MAP_COLUMNS, type MapCell, type SkillMap, type skillMap } from '@skills-architect/contracts/personas';
import { compareSkillCategories } from '@skills-architect/contracts/skills';
import type * as z from 'zod';
import type { GroupDocument } from '../groups/group-document';
import type { PersonaDocument } from '../personas/persona-document';
import type { PersonaStores } from '../personas/write-persona';
import { sumOf } from './department-counts';
import { isBeingCounted } from './is-being-counted';
import type { PersonaProfile } from './profile';
import { averageLevel, type Counts, needOf, tally } from './tally';

type Query = z.output<typeof skillMap.query>;
type Row = SkillMap['rows'][number];

/** What the rows of a map have in a column: the skill or category, the personas and their levels. */
interface Need {
  key: number | string;
  category: string;
  personas: number;
  levels: number[];
}

/** What a place needs, the most needed first. */
export const needsOf = (counts: Counts, by: Query['by']): Need[] => {
  if (by === 'categories')
    return counts.categories
      .map((need) => ({ ...need, key: need.category }))
      .sort((a, b) => b.personas - a.personas || compareSkillCategories(a.category, b.category));
  return counts.skills
    .map((need) => ({ key: need.skillId, category: need.category, personas: needOf(need), levels: need.levels }))
    .sort((a, b) => b.personas - a.personas || a.key - b.key);
};

/** The cells of a row in the order of the columns; columns that it does not need are left out. */
export const cellsOf = (counts: Counts, by: Query['by'], positions: ReadonlyMap<number | string, number>): MapCell[] =>
  needsOf(counts, by)
    .flatMap(({ key, personas, levels }): MapCell[] => {
      const column = positions.get(key);
      return column === undefined || !personas ? [] : [[column, personas, averageLevel(levels)]];
    })
    .sort(([column], [other]) => column - other);

const countOne = (profile: PersonaProfile): Counts => {
  const counts = tally();
  counts.addProfile(profile);
  return counts.result();
};

/** The map of a client's departments, of a department's personas, or of a persona beside both. */
export const readSkillMap = async (
  stores: PersonaStores,
  { clientId, by, personaGroupId, personaId }: Query,
): Promise<SkillMap> => {
  const { groups, personas, profiles } = stores;
  const persona =
    personaId === undefined
      ? null
      : await personas.model
          .findOne({ _id: personaId, clientId, ...personas.alive }, { personaName: 1, personaGroupId: 1 })
          .lean<Pick<PersonaDocument, '_id' | 'personaName' | 'personaGroupId'>>();
  const departments = await profiles.departments.read(clientId);
  const groupId = persona?.personaGroupId ?? personaGroupId;
  const department = departments.find(({ _id }) => _id === groupId);
  const foundGroups = await groups.model
    .find({ clientId }, { personaGroupName: 1 })
    .lean<Pick<GroupDocument, '_id' | 'personaGroupName'>[]>();
  const groupName = (id: number) => foundGroups.find(({ _id }) => _id === id)?.personaGroupName ?? '';
  const company = sumOf(departments);
  const needs = needsOf(department ?? company, by);
  const shown = needs.slice(0, MAX_MAP_COLUMNS);
  const positions = new Map(shown.map(({ key }, index) => [key, index]));
  const row = (kind: Row['kind'], id: number, name: string, counts: Counts): Row => ({
    kind,
    id,
    name,
    personas: counts.personas,
    cells: cellsOf(counts, by, positions),
  });

  const personaRows = async (filter: { _id: number } | { personaGroupId: number }) => {
    const [found, named] = await Promise.all([
      profiles
        .collection()
        .find({ clientId, ...filter })
        .toArray(),
      personas.model
        .find({ clientId, ...filter, ...personas.alive }, { personaName: 1 })
        .lean<Pick<PersonaDocument, '_id' | 'personaName'>[]>(),
    ]);
    const nameOf = new Map(named.map(({ _id, personaName }) => [_id, personaName]));
    return found
      .toSorted((a, b) => b.skills.length - a.skills.length || a._id - b._id)
      .flatMap((profile) => {
        const name = nameOf.get(profile._id);
        return name === undefined ? [] : [row('persona', profile._id, name, countOne(profile))];
      });
  };
  const readRows = async (): Promise<Row[]> => {
    if (!department)
      return departments.map((counted) => row('department', counted._id, groupName(counted._id), counted));
    if (!persona) return personaRows({ personaGroupId: department._id });
    return [
      ...(await personaRows({ _id: persona._id })),
      row('department', department._id, groupName(department._id), department),
      row('company', 0, '', company),
    ];
  };

  const skillIds = shown.flatMap(({ key }) => (typeof key === 'number' ? [key] : []));
  const [rows, skills] = await Promise.all([readRows(), profiles.readSkills(skillIds)]);
  return {
    department: department ? { personaGroupId: department._id, personaGroupName: groupName(department._id) } : null,
    persona: persona && department ? { personaId: persona._id, personaName: persona.personaName } : null,
    ...(await isBeingCounted(stores, clientId, departments)),
    totalColumns: needs.length,
    columns: shown.map(({ key, category, personas: count }) => ({
      skillId: typeof key === 'number' ? key : null,
      skillName: typeof key === 'number' ? (skills.get(key)?.skillName ?? '') : key,
      skillCategory: category,
      personas: count,
    })),
    rows,
  };
};
