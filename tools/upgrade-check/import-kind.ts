import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  changeImportRows,
  createImportedPersonas,
  getImport,
  importJobDescriptions,
  listImportRows,
  proceedImport,
  saveImportRows,
  unfinishedImports,
} from '@skills-architect/contracts/personas';
import { aDocx, aZip } from '@skills-architect/service-kit/testing/files';
import type { Visitor } from '../../bench/portal/visitor';
import { CLIENT } from './client';
import { type Kind, readPages } from './kind';

const POLL_MS = 100;
const WITHIN_MS = 120_000;

const TASKS = [
  'Key responsibilities',
  '- Build pipelines that load sales data into the warehouse with SQL and Python',
  '- Review the quality of the data with analysts and correct it',
  '- Train new colleagues and write documentation',
];
const describeJob = (title: string) => aDocx([`Job title: ${title}`, 'Department: Data', ...TASKS].join('\n'));

/** Uploads two job descriptions as a zip. */
const upload = async (visitor: Visitor, mark: string) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-upgrade-'));
  const file = path.join(folder, 'descriptions.zip');
  const titles = [`Cloud Data Engineer ${mark}`, `Marketing Analyst ${mark}`];
  await writeFile(file, aZip(Object.fromEntries(titles.map((title) => [`${title}.docx`, describeJob(title)]))));
  try {
    return await visitor.upload(importJobDescriptions, { query: { clientId: CLIENT } }, [file]);
  } finally {
    await rm(folder, { recursive: true });
  }
};

const readRows = (visitor: Visitor, importTokenId: string) =>
  readPages(async (query) => (await visitor.call(listImportRows, { params: { importTokenId }, query })).rows);

const reach = async (visitor: Visitor, importTokenId: string, stage: string) => {
  for (const until = Date.now() + WITHIN_MS; ; await sleep(POLL_MS)) {
    const state = await visitor.call(getImport, { params: { importTokenId } });
    if (state.stage === stage) return;
    if (state.stage === 'failed' || Date.now() > until)
      throw new Error(`the import is ${state.stage} instead of ${stage}: ${state.errorMessage ?? ''}`);
  }
};

/** Selects the first suggested role of each row and creates the personas. */
const complete = async (visitor: Visitor, importTokenId: string) => {
  const params = { importTokenId };
  const rows = (await readRows(visitor, importTokenId)).filter(({ outcome }) => outcome === 'read');
  const selected = rows.map(({ rowId, roleRecommendations }) => ({
    rowId,
    roleId: roleRecommendations[0]?.roleId ?? null,
  }));
  if (!selected.length) throw new Error(`the import ${importTokenId} has no rows`);
  await visitor.call(saveImportRows, { params, body: { rows: selected } });
  await visitor.call(createImportedPersonas, { params });
  await reach(visitor, importTokenId, 'done');
};

/** Fills in what the descriptions do not say, and has roles suggested. */
const proceed = async (visitor: Visitor, importTokenId: string) => {
  await reach(visitor, importTokenId, 'review');
  const params = { importTokenId };
  const rows = (await readRows(visitor, importTokenId))
    .filter(({ outcome, personaName, groupName }) => outcome === 'read' && !(personaName && groupName))
    .map(({ rowId, personaName, groupName, fileName }) => ({
      rowId,
      fields: { personaName: personaName || fileName, groupName: groupName || 'Data' },
    }));
  if (rows.length) await visitor.call(changeImportRows, { params, body: { rows } });
  await visitor.call(proceedImport, { params });
  await reach(visitor, importTokenId, 'selection');
};

const readUnfinished = async (visitor: Visitor) => (await visitor.call(unfinishedImports)).imports;

/** Imports that wait in role selection: the waiting one is completed before the next one begins. */
export const importKind: Kind = {
  name: 'imports in role selection',
  list: async (visitor) => (await readUnfinished(visitor)).map(({ importTokenId }) => importTokenId),
  open: async (visitor, id) => ({
    import: await visitor.call(getImport, { params: { importTokenId: String(id) } }),
    rows: await readRows(visitor, String(id)),
  }),
  async write(visitor, mark) {
    for (const { importTokenId, stage } of await readUnfinished(visitor)) {
      if (stage !== 'selection') await proceed(visitor, importTokenId);
      await complete(visitor, importTokenId);
    }
    const { importTokenId } = await upload(visitor, mark);
    await proceed(visitor, importTokenId);
    return importTokenId;
  },
};
