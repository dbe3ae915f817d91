import { formatNames } from '@skills-architect/contracts/locale';
import { LIBRARY_STATUS_NAMES, type SkillTableFilter } from '@skills-architect/contracts/skills';
import { columnLanguageReader, ownLanguageOf } from '@skills-architect/library-service-kit';
import {
  isLanguageField,
  NO_RECORD,
  newRecordKey,
  type PlannedRow,
  problemAt,
  readKeys,
  repeatedNames,
  type TableCheck,
  type TableKind,
  type TableRow,
  toPlannedRow,
  toRefusedRow,
  withoutEmptyCells,
} from '@skills-architect/library-service-kit/tables';
import { fold } from '@skills-architect/service-kit';
import type { SkillDocument } from '../skills/skill-document';
import { exportedSkills } from './exported-skills';
import { findLookAlikes, type LookAlike, lookAlikeNotes } from './look-alikes';
import { skillCells } from './skill-cells';
import { OSMT_LAYOUT, SKILL_LAYOUT } from './skill-columns';
import { planSkill } from './skill-plan';
import { endSkillUndo, undoSkills } from './skill-undo';
import { TAKEN, writeSkills } from './skill-writes';
import type { SkillTableDependencies } from './table-dependencies';
import { familyKey, readTableLibrary } from './table-library';

const KEYS = { id: 'skillId', rev: 'rev', name: 'skillName' };
const toNameKey = (sourceId: number, name: string) => `${sourceId} ${fold(name)}`;

const NOTES = [
  'An empty cell deletes the value in the library; without the column the value is unchanged.',
  'A row without a Skill Id changes the texts of the skill of its source with this name, or adds a skill. Skills that are not in the table are unchanged.',
];

/** What a list without ids can change in a skill of the library. Its place and status are those of the library. */
const TEXT_FIELDS = ['skillName', 'alternativeNames', 'skillDescription', 'embeddingDescription', 'knowledgeBases'];
const textsOf = (row: TableRow): TableRow => {
  const { cells, ...rest } = withoutEmptyCells(row);
  return {
    ...rest,
    cells: Object.fromEntries(
      Object.entries(cells).filter(([field]) => TEXT_FIELDS.includes(field) || isLanguageField(field)),
    ),
  };
};

/** Most new families that are named one by one; a table may contain thousands. */
const MAX_NAMED_FAMILIES = 20;
const familyNotes = (created: readonly string[]): string[] =>
  created.length ? [`New families are created: ${formatNames(created, MAX_NAMED_FAMILIES)}.`] : [];

type FoundSkill = { row: TableRow; skill: SkillDocument | undefined; rev?: number };

/** Skills as a table. */
export const skillTable = (dependencies: SkillTableDependencies): TableKind<SkillTableFilter> => {
  const { skills, library, encyclopedia, sourceLanguages } = dependencies;
  const exporter = exportedSkills(dependencies);

  const readEntries = async (rows: readonly TableRow[]) => {
    const keys = rows.flatMap(({ cells }) => (cells.knowledgeBases ?? '').split('\n').map(fold));
    const found = await encyclopedia.model
      .find({ nameKey: { $in: [...new Set(keys)].filter(Boolean) }, ...encyclopedia.alive }, { nameKey: 1 })
      .lean<{ _id: number; nameKey: string }[]>();
    return new Map(found.map(({ _id, nameKey }) => [nameKey, _id]));
  };

  /** Ids of the skills that have one of these names, by source and name. */
  const findNamesakes = async (skillNames: readonly { sourceId: number; skillName: string }[]) => {
    if (!skillNames.length) return new Map<string, number[]>();
    const found = await skills.model
      .find(
        {
          sourceId: { $in: [...new Set(skillNames.map(({ sourceId }) => sourceId))] },
          nameKey: { $in: [...new Set(skillNames.map(({ skillName }) => fold(skillName)))] },
          ...skills.alive,
        },
        { sourceId: 1, nameKey: 1 },
      )
      .lean<Pick<SkillDocument, '_id' | 'sourceId' | 'nameKey'>[]>();
    const ids = new Map<string, number[]>();
    for (const { _id, sourceId, nameKey } of found) {
      const key = `${sourceId} ${nameKey}`;
      ids.set(key, [...(ids.get(key) ?? []), _id]);
    }
    return ids;
  };

  /** The only skill of the source with a name; undefined when there is none, or more than one. */
  const findByName = async (names: readonly { sourceId: number; skillName: string }[]) => {
    const namesakes = await findNamesakes(names);
    const ids = [...namesakes.values()].flatMap((found) => (found.length === 1 ? found : []));
    const found = ids.length
      ? await skills.model.find({ _id: { $in: ids }, ...skills.alive }).lean<SkillDocument[]>()
      : [];
    return new Map(found.map((skill) => [toNameKey(skill.sourceId, skill.skillName), skill]));
  };

  /**
   * Finds the skills of rows by id, by external id for tables of other programs, or by name in its source: the same list
   * next month changes nothing.
   */
  const findSkills = async (
    rows: readonly TableRow[],
    { defaultSource, findSource }: { defaultSource: number; findSource: (row: TableRow) => number },
  ) => {
    const keyed = rows.map((row) => ({ row, ...readKeys(row, KEYS) }));
    const ids = keyed.flatMap(({ id }) => id ?? []);
    const addresses = rows.flatMap(({ cells }) => cells.externalId?.trim() || []);
    const nameOf = (row: TableRow) => ({ sourceId: findSource(row), skillName: row.cells.skillName ?? '' });
    const named = keyed.filter(({ row, id }) => id === undefined && row.cells.skillName?.trim());
    const [byId, byAddress, byName] = await Promise.all([
      ids.length ? skills.model.find({ _id: { $in: ids }, ...skills.alive }).lean<SkillDocument[]>() : [],
      addresses.length
        ? skills.model
            .find({ sourceId: defaultSource, uniqueKey: { $in: addresses }, ...skills.alive })
            .lean<SkillDocument[]>()
        : [],
      findByName(named.map(({ row }) => nameOf(row))),
    ]);
    const skillsById = new Map(byId.map((skill) => [skill._id, skill]));
    const skillsByAddress = new Map(byAddress.map((skill) => [skill.uniqueKey, skill]));
    return keyed.map(({ row, id, rev, refusal }): FoundSkill | PlannedRow => {
      if (refusal) return refusal;
      const address = row.cells.externalId?.trim() ?? '';
      const { sourceId, skillName } = nameOf(row);
      const namesake = byName.get(toNameKey(sourceId, skillName));
      // A skill of another program with an address of its own is another one.
      const withoutId = skillsByAddress.get(address) ?? (address && namesake?.externalId ? undefined : namesake);
      const skill = id === undefined ? withoutId : skillsById.get(id);
      if (id !== undefined && !skill) return toRefusedRow(row, row.cells.skillName ?? '', 'skillId', NO_RECORD);
      const isByName = skill !== undefined && skill === namesake && id === undefined;
      return { row: isByName ? textsOf(row) : row, skill, ...(rev !== undefined && { rev }) };
    });
  };

  const startCheck: TableKind<SkillTableFilter>['startCheck'] = async ({ identity, defaults }): Promise<TableCheck> => {
    const [names, languages] = await Promise.all([readTableLibrary(library), sourceLanguages()]);
    const userType = identity.user?.userType ?? 0;
    const defaultSource = names.sources.get(fold(defaults.source ?? ''))?.id ?? 0;
    const newFamilies = new Map<string, string>();
    const sameNames = repeatedNames();
    const lookAlikes: LookAlike[] = [];

    const rows = async (tableRows: readonly TableRow[]): Promise<PlannedRow[]> => {
      const findSource = ({ cells }: TableRow) => names.sources.get(fold(cells.source ?? ''))?.id ?? defaultSource;
      const [found, entries] = await Promise.all([
        findSkills(tableRows, { defaultSource, findSource }),
        readEntries(tableRows),
      ]);
      const stored = found.flatMap((plannedRow) =>
        'skill' in plannedRow && plannedRow.skill ? [plannedRow.skill] : [],
      );
      const titles = await exporter.findTitles(stored);
      const planned = found.map((plannedRow) => {
        if (!('skill' in plannedRow)) return { done: plannedRow };
        const { row, skill, rev } = plannedRow;
        const former = skill && { skill, cells: skillCells(skill, names, titles) };
        const ownLanguage = ownLanguageOf(skill ?? { sourceId: findSource(row) }, languages);
        const plan = planSkill({ row, former, library: names, entries, defaults, userType, ownLanguage });
        sameNames.add(row, plan.changes.translations);
        const sourceId = skill?.sourceId ?? plan.changes.sourceId ?? 0;
        const { skillName } = plan.changes;
        const isRenamed = skillName !== undefined && fold(skillName) !== skill?.nameKey;
        return { row, skill, rev, plan, newName: isRenamed ? { sourceId, skillName } : undefined };
      });
      const takenNames = await findNamesakes(planned.flatMap((row) => ('newName' in row && row.newName) || []));
      const result = planned.map((rowPlan): PlannedRow => {
        if (rowPlan.done) return rowPlan.done;
        const { row, skill, rev, plan, newName } = rowPlan;
        const problems = [...plan.problems];
        const others =
          newName && takenNames.get(toNameKey(newName.sourceId, newName.skillName))?.filter((id) => id !== skill?._id);
        if (others?.length) problems.push(problemAt(row, 'skillName', TAKEN));
        const plannedRow = toPlannedRow({
          row,
          key: skill ? `skill ${skill._id}` : newRecordKey(row),
          name: skill?.skillName ?? row.cells.skillName ?? '',
          record: skill,
          exported: rev,
          compared: plan,
          changes: plan.changes,
          problems,
          unique: [
            ...(skill ? [{ field: 'skillId', key: `skill ${skill._id}` }] : []),
            ...(newName ? [{ field: 'skillName', key: `name ${toNameKey(newName.sourceId, newName.skillName)}` }] : []),
          ],
        });
        const { family } = plan.changes;
        if (family && (plannedRow.state === 'new' || plannedRow.state === 'changed')) {
          const key = familyKey(family.skillCategoryId, family.skillFamily);
          if (!names.families.has(key))
            newFamilies.set(key, `${family.skillFamily} (${names.categoryNames.get(family.skillCategoryId)})`);
        }
        return plannedRow;
      });
      const added = result.filter(({ state }) => state === 'new');
      lookAlikes.push(...(await findLookAlikes(skills, added)));
      return result;
    };
    return {
      rows,
      notes: () => [...familyNotes([...newFamilies.values()]), ...sameNames.notes(), ...lookAlikeNotes(lookAlikes)],
    };
  };

  return {
    kind: 'skills',
    sheet: 'Skills',
    noun: 'skills',
    layouts: [SKILL_LAYOUT, OSMT_LAYOUT],
    notes: NOTES,
    count: exporter.count,
    languages: columnLanguageReader(dependencies.kit, { collections: { skill: skills.name }, sourceLanguages }),
    async *pages(filter, identity, fields) {
      const names = await readTableLibrary(library);
      for await (const page of exporter.pages(filter, identity)) {
        const titles = await exporter.findTitles(page);
        yield page.map((skill) => {
          const cells: Record<string, string> = skillCells(skill, names, titles);
          return fields.map((field) => cells[field] ?? '');
        });
      }
    },
    options: async () => {
      const { categoryNames, sourceNames } = await readTableLibrary(library);
      return {
        skillCategory: [...categoryNames.values()],
        source: [...sourceNames.values()],
        skillStatus: Object.values(LIBRARY_STATUS_NAMES),
      };
    },
    startCheck,
    prepareWrite: async (records) => (write) => writeSkills(dependencies, records, write),
    undo: (ids, by, sets, identity) => undoSkills(dependencies, ids, by, sets, identity),
    endUndo: (by, sets) => endSkillUndo(dependencies, by, sets),
  };
};
