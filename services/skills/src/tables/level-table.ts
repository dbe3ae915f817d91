import type { ProficiencyScheme, SkillTableFilter } from '@skills-architect/contracts/skills';
import { columnLanguageReader, type LanguagesById, ownLanguageOf } from '@skills-architect/library-service-kit';
import {
  CHANGED_SINCE,
  changedTranslations,
  NO_RECORD,
  type PlannedRecord,
  type PlannedRow,
  readKeys,
  type TableKind,
  type TableRow,
  type TableWrite,
  toPlannedRow,
  toRefusedRow,
  type WriteResult,
} from '@skills-architect/library-service-kit/tables';
import type { SchemeDocument } from '../library/library-documents';
import { toScheme } from '../library/library-names';
import { creationStatus, type StoredLevel, withLevel, withTexts } from '../skills/level-rules';
import { levelRecordTexts, storedTranslations } from '../skills/level-translations';
import type { SkillDocument } from '../skills/skill-document';
import { exportedSkills } from './exported-skills';
import { LEVEL_LAYOUT } from './level-columns';
import { LevelChanges, levelCells, planLevel } from './level-plan';
import type { SkillTableDependencies } from './table-dependencies';

const KEYS = { id: 'skillId', rev: 'rev', name: 'skillName' };
const NOTES = [
  'An empty cell deletes the text in the library; without the column the text is unchanged.',
  'A level that is not in the table is unchanged. Levels are deleted in the form of the skill.',
];

/** The levels with the changed translations of one of them. */
const withTranslations = (
  levels: readonly StoredLevel[],
  { schemeId, levelNumber, translations }: LevelChanges,
): StoredLevel[] =>
  levels.map((level) => {
    const isChanged = level.schemeId === schemeId && level.levelNumber === levelNumber && !level.removed;
    if (!isChanged || !translations.length) return level;
    const texts = levelRecordTexts('', level.description ?? '', level.translations);
    return { ...level, translations: storedTranslations(changedTranslations(texts, translations)) };
  });

/** The levels of a skill with the texts of the rows; missing levels are added. */
const withRows = (
  skill: SkillDocument,
  rows: readonly LevelChanges[],
  schemes: readonly SchemeDocument[],
  newId: () => number,
): StoredLevel[] =>
  rows.reduce<StoredLevel[]>((levels, change) => {
    const existing = levels.find(
      (level) => level.schemeId === change.schemeId && level.levelNumber === change.levelNumber && !level.removed,
    );
    if (existing && !change.isWritten) return withTranslations(levels, change);
    const written = existing
      ? withTexts(levels, existing.proficiencyId, change)
      : withLevel({ sourceId: skill.sourceId, levels }, schemes, change, newId());
    return withTranslations(written, change);
  }, skill.levels);

/** The levels of skills as a table: one row per level. */
export const levelTable = (dependencies: SkillTableDependencies): TableKind<SkillTableFilter> => {
  const { kit, skills, library, sourceLanguages } = dependencies;
  const exporter = exportedSkills(dependencies);
  const readSchemes = () => library.schemes.model.find(library.schemes.alive).sort({ _id: 1 }).lean<SchemeDocument[]>();

  const check = async (
    rows: readonly TableRow[],
    schemes: readonly ProficiencyScheme[],
    languages: LanguagesById,
  ): Promise<PlannedRow[]> => {
    const keyed = rows.map((row) => ({ row, ...readKeys(row, KEYS) }));
    const ids = [...new Set(keyed.flatMap(({ id }) => id ?? []))];
    const found = await skills.model.find({ _id: { $in: ids }, ...skills.alive }).lean<SkillDocument[]>();
    const skillsById = new Map(found.map((skill) => [skill._id, skill]));
    return keyed.map(({ row, id, rev, refusal }): PlannedRow => {
      if (refusal) return refusal;
      const name = row.cells.skillName ?? '';
      if (id === undefined)
        return toRefusedRow(row, name, 'skillId', 'Skill Id is required. Add the skill first, and export its levels.');
      const skill = skillsById.get(id);
      if (!skill) return toRefusedRow(row, name, 'skillId', NO_RECORD);
      const {
        place,
        changes = {},
        problems,
        ...compared
      } = planLevel(row, skill, {
        schemes,
        ownLanguage: ownLanguageOf(skill, languages),
      });
      return toPlannedRow({
        row,
        key: `skill ${id}`,
        name: skill.skillName,
        record: skill,
        exported: rev,
        compared,
        changes,
        problems,
        unique: [{ field: 'levelNumber', key: `${id} ${place}` }],
      });
    });
  };

  const write = async (records: readonly PlannedRecord[], to: TableWrite): Promise<WriteResult> => {
    const schemes = await readSchemes();
    const recordIds = records.flatMap(({ recordId }) => recordId ?? []);
    const found = await skills.model
      .find({ _id: { $in: recordIds }, ...skills.alive }, null, { session: to.session })
      .lean<SkillDocument[]>();
    const byId = new Map(found.map((skill) => [skill._id, skill]));
    let next = await kit.counters.reserve('proficiency', records.flatMap(({ rows }) => rows).length);
    const [ids, skipReasons] = [new Map<string, number>(), new Map<string, string>()];
    const patches = new Map<number, Partial<SkillDocument>>();
    for (const { key, recordId = 0, rev, rows } of records) {
      const skill = byId.get(recordId);
      if (!skill || skill.rev !== rev) {
        skipReasons.set(key, CHANGED_SINCE);
        continue;
      }
      const changes = rows.map((row) => LevelChanges.parse(row.changes));
      const levels = withRows(skill, changes, schemes, () => next++);
      patches.set(recordId, { levels, proficiencyStatus: creationStatus(levels) });
      ids.set(key, recordId);
    }
    await skills.changeMany(patches, to);
    return { ids, skipReasons };
  };

  return {
    kind: 'levels',
    sheet: 'Levels',
    noun: 'levels',
    layouts: [LEVEL_LAYOUT],
    languages: columnLanguageReader(kit, { collections: { level: skills.name }, sourceLanguages }),
    notes: NOTES,
    count: exporter.count,
    async *pages(filter, identity, fields) {
      const schemes = new Map((await readSchemes()).map((scheme) => [scheme._id, toScheme(scheme)]));
      for await (const page of exporter.pages(filter, identity))
        yield page.flatMap((skill) =>
          skill.levels.flatMap((level) => {
            const scheme = schemes.get(level.schemeId);
            if (!scheme || level.removed) return [];
            const cells: Record<string, string> = levelCells(skill, level, scheme);
            return [fields.map((field) => cells[field] ?? '')];
          }),
        );
    },
    async startCheck() {
      const [found, languages] = await Promise.all([readSchemes(), sourceLanguages()]);
      const schemes = found.map(toScheme);
      return { rows: (rows) => check(rows, schemes, languages), notes: () => [] };
    },
    prepareWrite: async (records) => (to) => write(records, to),
    undo: async (ids, by, { changeSet, undoing }) => {
      await skills.undo(changeSet, { by }, { _id: { $in: [...ids] } }, { undoing });
      return skills.undone(undoing, ids);
    },
  };
};
