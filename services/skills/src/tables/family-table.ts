import { FamilyName, type SkillTableFilter } from '@skills-architect/contracts/skills';
import {
  columnLanguageReader,
  groupTexts,
  ownLanguageOf,
  removedTranslations,
} from '@skills-architect/library-service-kit';
import {
  type Cells,
  CHANGED_SINCE,
  changedTranslations,
  compareRow,
  languageFields,
  NO_RECORD,
  newRecordKey,
  type PlannedRecord,
  type PlannedRow,
  planTranslations,
  problemAt,
  readKeys,
  repeatedNames,
  revisionColumn,
  type TableKind,
  type TableLayout,
  type TableRow,
  type TableWrite,
  TranslationChange,
  toPlannedRow,
  toRefusedRow,
  translationCells,
  type WriteResult,
  withDefaults,
  withoutOwnTexts,
} from '@skills-architect/library-service-kit/tables';
import { fold } from '@skills-architect/service-kit';
import * as z from 'zod';
import type { FamilyDocument } from '../library/library-documents';
import type { SkillTableDependencies } from './table-dependencies';
import { familyKey, readTableLibrary, type TableLibrary } from './table-library';

const KEYS = { id: 'skillFamilyId', rev: 'rev', name: 'skillFamily' };
const TAKEN = 'The category has this family already. Choose another name.';

const FAMILY_LAYOUT: TableLayout = {
  identifyingColumns: ['skillFamilyId', 'skillFamily'],
  columns: [
    {
      field: 'skillFamilyId',
      title: 'Family Id',
      width: 10,
      note: 'Identifies the family of the row. Empty for a new one.',
    },
    revisionColumn('family'),
    {
      field: 'skillFamily',
      title: 'Family',
      width: 40,
      note: 'Required. No other family of the category may have it.',
      isRequired: true,
    },
    {
      field: 'skillCategory',
      title: 'Category',
      width: 24,
      note: 'Required for a new family. It cannot be changed, because the skills of the family are in it.',
      isRequired: true,
      sameForAll: true,
    },
  ],
  translated: [{ part: 'name', title: 'Family', width: 40, note: 'Empty for no translation.' }],
};

const FamilyChanges = z.object({
  skillFamily: z.string(),
  skillCategoryId: z.number(),
  translations: z.array(TranslationChange).default([]),
});

/** The family that a row results in, and the problems of its cells. */
const planFamily = (given: TableRow, family: FamilyDocument | undefined, library: TableLibrary) => {
  const stored = family && {
    skillFamily: family.skillFamily,
    skillCategory: library.categoryNames.get(family.skillCategoryId) ?? '',
    ...translationCells(family.translations),
  };
  const ownLanguage = ownLanguageOf(family ?? {}, new Map());
  const row = withoutOwnTexts(given, ownLanguage, { name: given.cells.skillFamily ?? family?.skillFamily });
  const compared = compareRow(row, stored ?? {}, ['skillFamily', 'skillCategory', ...languageFields(row)]);
  const translated = planTranslations(row, stored ?? {}, compared.changed, {
    ownLanguage,
  });
  const problems = [...compared.problems, ...translated.problems];
  const categoryCell = row.cells.skillCategory?.trim() ?? '';
  const category = family?.skillCategoryId ?? library.categories.get(fold(categoryCell))?.id;
  if (family && compared.changed.includes('skillCategory'))
    problems.push(problemAt(row, 'skillCategory', 'The category of a family cannot be changed.'));
  if (category === undefined)
    problems.push(
      problemAt(
        row,
        'skillCategory',
        categoryCell
          ? `There is no such category. Use ${[...library.categoryNames.values()].join(', ')}.`
          : 'Category is required',
      ),
    );
  const name = FamilyName.safeParse(row.cells.skillFamily ?? family?.skillFamily ?? '');
  if (!name.success)
    problems.push(problemAt(row, 'skillFamily', name.error.issues[0]?.message ?? 'Family is required'));
  const key = familyKey(category ?? 0, name.data ?? '');
  const namesake = library.families.get(key);
  if (namesake && namesake.skillFamilyId !== family?._id) problems.push(problemAt(row, 'skillFamily', TAKEN));
  const names = { skillFamily: name.data ?? '', skillCategoryId: category ?? 0 };
  return { compared, problems, key, changes: { ...names, translations: translated.changes } };
};

/** The families of skills as a table. */
export const familyTable = (dependencies: SkillTableDependencies): TableKind<SkillTableFilter> => {
  const { library, skills, sourceLanguages } = dependencies;
  const { families } = library;
  const toFilter = ({ skillCateogryId }: SkillTableFilter) => ({
    ...families.alive,
    ...(skillCateogryId.length && { skillCategoryId: { $in: skillCateogryId } }),
  });

  const check = async (
    rows: readonly TableRow[],
    tableLibrary: TableLibrary,
    { defaults, sameNames }: { defaults: Cells; sameNames: ReturnType<typeof repeatedNames> },
  ): Promise<PlannedRow[]> => {
    const keyed = rows.map((row) => ({ row, ...readKeys(row, KEYS) }));
    const ids = keyed.flatMap(({ id }) => id ?? []);
    const found = await families.model.find({ _id: { $in: ids }, ...families.alive }).lean<FamilyDocument[]>();
    const byId = new Map(found.map((family) => [family._id, family]));
    return keyed.map(({ row: fileRow, id, rev, refusal }): PlannedRow => {
      if (refusal) return refusal;
      const row = id === undefined ? withDefaults(fileRow, defaults) : fileRow;
      const name = row.cells.skillFamily ?? '';
      const family = id === undefined ? undefined : byId.get(id);
      if (id !== undefined && !family) return toRefusedRow(row, name, 'skillFamilyId', NO_RECORD);
      const { key, ...plan } = planFamily(row, family, tableLibrary);
      sameNames.add(row, plan.changes.translations);
      return toPlannedRow({
        ...plan,
        row,
        key: family ? `family ${family._id}` : newRecordKey(row),
        name: family?.skillFamily ?? name,
        record: family,
        exported: rev,
        unique: [
          ...(family ? [{ field: 'skillFamilyId', key: `family ${family._id}` }] : []),
          { field: 'skillFamily', key: `name ${key}` },
        ],
      });
    });
  };

  const write = async (records: readonly PlannedRecord[], to: TableWrite): Promise<WriteResult> => {
    const planned = records.map((record) => ({ ...record, ...FamilyChanges.parse(record.rows[0]?.changes) }));
    const found = await families.model
      .find(
        {
          ...families.alive,
          $or: [
            { _id: { $in: planned.flatMap(({ recordId }) => recordId ?? []) } },
            { nameKey: { $in: planned.map(({ skillFamily }) => fold(skillFamily)) } },
          ],
        },
        null,
        { session: to.session },
      )
      .lean<FamilyDocument[]>();
    const byId = new Map(found.map((family) => [family._id, family]));
    const byName = new Map(found.map((family) => [familyKey(family.skillCategoryId, family.skillFamily), family._id]));
    const [ids, skipReasons] = [new Map<string, number>(), new Map<string, string>()];
    const writable = planned.filter(({ key, recordId, rev, skillFamily, skillCategoryId }) => {
      const holder = byName.get(familyKey(skillCategoryId, skillFamily));
      if (recordId !== undefined && byId.get(recordId)?.rev !== rev) skipReasons.set(key, CHANGED_SINCE);
      else if (holder !== undefined && holder !== recordId) skipReasons.set(key, TAKEN);
      return !skipReasons.has(key);
    });
    const toFields = ({ recordId, skillFamily, translations }: (typeof planned)[number]) => {
      const stored = recordId === undefined ? undefined : byId.get(recordId);
      return {
        skillFamily,
        nameKey: fold(skillFamily),
        translations: changedTranslations(groupTexts(skillFamily, stored?.translations), translations),
      };
    };
    const patches = writable.flatMap((family) =>
      family.recordId === undefined ? [] : [[family.recordId, toFields(family)] as const],
    );
    await families.changeMany(new Map(patches), to);
    await removedTranslations(dependencies.kit, 'family').follow(
      writable.flatMap(({ recordId, translations }) =>
        recordId === undefined ? [] : [{ id: recordId, changes: translations }],
      ),
      to.session,
    );
    const newFamilies = writable.filter(({ recordId }) => recordId === undefined);
    const created = await families.create(
      newFamilies.map((family) => ({ ...toFields(family), skillCategoryId: family.skillCategoryId })),
      to,
    );
    for (const { key, recordId } of writable) if (recordId !== undefined) ids.set(key, recordId);
    for (const [index, { key }] of newFamilies.entries()) ids.set(key, created[index]?._id ?? 0);
    return { ids, skipReasons };
  };

  return {
    kind: 'families',
    sheet: 'Families',
    noun: 'families',
    layouts: [FAMILY_LAYOUT],
    notes: ['A row without a Family Id adds a family. Families that are not in the table are unchanged.'],
    count: (filter) => families.model.countDocuments(toFilter(filter)),
    languages: columnLanguageReader(dependencies.kit, { collections: { family: families.name }, sourceLanguages }),
    async *pages(filter, _, fields) {
      const [{ categoryNames }, found] = await Promise.all([
        readTableLibrary(library),
        families.model.find(toFilter(filter)).sort({ _id: 1 }).lean<FamilyDocument[]>(),
      ]);
      yield found.map(({ _id, rev, skillFamily, skillCategoryId, translations }) => {
        const cells: Record<string, string> = {
          skillFamilyId: String(_id),
          rev: String(rev),
          skillFamily,
          skillCategory: categoryNames.get(skillCategoryId) ?? '',
          ...translationCells(translations),
        };
        return fields.map((field) => cells[field] ?? '');
      });
    },
    options: async () => ({ skillCategory: [...(await readTableLibrary(library)).categoryNames.values()] }),
    async startCheck({ defaults }) {
      const tableLibrary = await readTableLibrary(library);
      const sameNames = repeatedNames();
      return { rows: (rows) => check(rows, tableLibrary, { defaults, sameNames }), notes: sameNames.notes };
    },
    prepareWrite: async (records) => (to) => write(records, to),
    undo: async (ids, by, { changeSet, undoing }) => {
      const usedIds = await skills.model.distinct('skillFamilyId', {
        skillFamilyId: { $in: [...ids] },
        ...skills.alive,
      });
      const options = { undoing, keepCreated: new Set(usedIds) };
      await families.undo(changeSet, { by }, { _id: { $in: [...ids] } }, options);
      return families.undone(undoing, ids);
    },
  };
};
