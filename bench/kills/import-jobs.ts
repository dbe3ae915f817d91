import { read, utils } from '@e965/xlsx';
import {
  createImportedPersonas,
  discardImport,
  exportRoleSelection,
  getImport,
  type ImportRow,
  importClientRoles,
  importJobDescriptions,
  listImportRows,
  proceedImport,
  saveImportRows,
} from '@skills-architect/contracts/personas';
import { zipOfDescriptions } from './description-zip';
import { roleBook } from './role-book';
import { countBoth, type Scenario, type Stage } from './stage';

const CLIENT = 3;
const DESCRIPTIONS = 20;
const ROLES = 40;
const SKILLS = 10;

const rowsOf = async ({ visitor }: Stage, importTokenId: string): Promise<ImportRow[]> =>
  (await visitor.call(listImportRows, { params: { importTokenId }, query: { pagesize: 100 } })).rows;

const stageOf = async ({ visitor }: Stage, importTokenId: string) =>
  (await visitor.call(getImport, { params: { importTokenId } })).stage;

/** The decisions that the roles service has stored for personas with this name. */
const countDecisions = async ({ collection }: Stage, name: string) => {
  const personas = await collection('personas', 'persona')
    .find({ clientId: CLIENT, personaName: new RegExp(`^${name} `), deletedAt: null })
    .toArray();
  const ids = personas.map(({ _id }) => `persona ${_id}`);
  return {
    personas: countBoth(personas.map(({ personaName }) => personaName)),
    decisions: await collection<{ _id: string }>('roles', 'matchDecision').countDocuments({ _id: { $in: ids } }),
    withSkills: await collection('personas', 'personaSkills').countDocuments({
      _id: { $in: personas.map(({ _id }) => _id) },
      'rows.0': { $exists: true },
    }),
  };
};

const descriptions: Scenario = {
  name: 'import of job descriptions',
  kinds: [
    'personas persona-import-parse',
    'personas persona-import-match',
    'personas role-selection-export',
    'personas persona-import-create',
    'personas import-role-decisions',
  ],
  async play(stage) {
    const { visitor, job, round } = stage;
    const name = `Every${round}`;
    let importTokenId = '';
    await job('personas persona-import-parse', () =>
      stage.withFiles({ 'jobs.zip': zipOfDescriptions(name, DESCRIPTIONS) }, async (paths) => {
        const query = { clientId: CLIENT };
        ({ importTokenId } = await visitor.upload(importJobDescriptions, { query }, paths));
        return undefined;
      }),
    );
    const params = { importTokenId };
    const readFiles = (await rowsOf(stage, importTokenId)).map(({ fileName }) => fileName);
    await job('personas persona-import-match', async () => {
      await visitor.call(proceedImport, { params });
      return undefined;
    });
    const matched = await rowsOf(stage, importTokenId);
    const selected = matched.map(({ rowId, roleRecommendations: [best] }) => ({ rowId, roleId: best?.roleId ?? null }));
    await visitor.call(saveImportRows, { params, body: { rows: selected } });
    const exported = await job(
      'personas role-selection-export',
      async () => (await visitor.call(exportRoleSelection, { params, body: {} })).exportTokenId,
    );
    const book = read(await stage.fileOf(exported));
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    // The end of one job starts the other.
    await job('personas import-role-decisions', async () => {
      await job('personas persona-import-create', async () => {
        await visitor.call(createImportedPersonas, { params });
        return undefined;
      });
      return undefined;
    });
    return {
      read: countBoth(readFiles),
      suggestions: matched.map(({ roleRecommendations }) => roleRecommendations.length),
      exportedRows: sheet ? utils.sheet_to_json(sheet).length : 0,
      stage: await stageOf(stage, importTokenId),
      ...(await countDecisions(stage, name)),
    };
  },
};

const sheet: Scenario = {
  name: 'workbook of roles',
  kinds: ['personas persona-import-sheet'],
  async play(stage) {
    const { visitor, job, round } = stage;
    let importTokenId = '';
    const bytes = roleBook({ name: `Sheet${round}`, roles: ROLES, skills: SKILLS });
    // The end of one job starts the other.
    await job('personas persona-import-match', async () => {
      await job('personas persona-import-sheet', () =>
        stage.withFiles({ 'roles.xlsx': bytes }, async (paths) => {
          ({ importTokenId } = await visitor.upload(importClientRoles, { query: { clientId: CLIENT } }, paths));
          return undefined;
        }),
      );
      return undefined;
    });
    const rows = await rowsOf(stage, importTokenId);
    await visitor.call(discardImport, { params: { importTokenId } });
    return {
      ...countBoth(rows.map(({ personaName }) => personaName)),
      skills: rows.map(({ clientSkills }) => clientSkills),
    };
  },
};

export const IMPORT_JOBS: readonly Scenario[] = [descriptions, sheet];
