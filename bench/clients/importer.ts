import { createUser } from '@skills-architect/contracts/admin';
import {
  createImportedPersonas,
  deletePersonas,
  getImport,
  importJobDescriptions,
  listImportRows,
  proceedImport,
  saveImportRows,
} from '@skills-architect/contracts/personas';
import { waitForStage } from '../import/descriptions';
import { PASSWORD } from '../load/people';
import { retryWhenBusy, waitForJob } from '../portal/fill';
import type { BenchPortal } from '../portal/start-portal';
import { RequestError, type Visitor } from '../portal/visitor';
import { measureSeconds } from '../timings';

const PAGE = 200;

/** A general user of one client, who imports one zip. */
export interface Importer {
  clientId: number;
  loginId: string;
  visitor: Visitor;
}

/** The result of importing one zip. */
export interface ImportResult {
  importTokenId: string;
  clientId: number;
  files: number;
  read: number;
  created: number;
  seconds: { review: number; selection: number; create: number };
}

/** Signs in a new general user of a client, because one of an earlier run may have an unfinished import. */
export const createImporter = async (portal: BenchPortal, admin: Visitor, clientId: number, nth: number) => {
  const loginId = `importer${clientId}n${nth}t${Date.now()}`;
  const form = { email: `${loginId}@bench.example`, userTypeId: 1 as const, ssoTypeId: 1 as const };
  await admin.call(createUser, {
    body: { ...form, name: `Importer ${nth}`, clientIds: [clientId], loginId, password: PASSWORD },
  });
  return { clientId, loginId, visitor: await portal.signIn(loginId, PASSWORD) };
};

/** Imports a zip up to the personas, with the first suggestion of each row. `mark` is in every file name. */
export const importZip = async ({ visitor, clientId }: Importer, zip: string, mark: string): Promise<ImportResult> => {
  let params = { importTokenId: '' };
  const review = await measureSeconds(async () => {
    const input = { query: { clientId } };
    params = { importTokenId: (await visitor.upload(importJobDescriptions, input, [zip])).importTokenId };
    await waitForStage(visitor, params.importTokenId, 'review');
  });
  const { rows } = await visitor.call(listImportRows, { params, query: { pagesize: PAGE } });
  const foreign = rows.filter(({ fileName }) => !fileName.startsWith(mark));
  if (foreign.length) throw new Error(`${mark}: rows of others: ${foreign.map(({ fileName }) => fileName).join(', ')}`);
  const selection = await measureSeconds(async () => {
    await visitor.call(proceedImport, { params });
    await waitForStage(visitor, params.importTokenId, 'selection');
  });
  const matched = await visitor.call(listImportRows, { params, query: { pagesize: PAGE } });
  const selected = matched.rows
    .filter(({ outcome, isDuplicatePersona }) => outcome === 'read' && !isDuplicatePersona)
    .map(({ rowId, roleRecommendations: [best] }) => ({ rowId, roleId: best?.roleId ?? null }));
  await visitor.call(saveImportRows, { params, body: { rows: selected } });
  const create = await measureSeconds(async () => {
    await visitor.call(createImportedPersonas, { params });
    await waitForStage(visitor, params.importTokenId, 'done');
  });
  const { counts } = await visitor.call(getImport, { params });
  const files = new Set(rows.map(({ fileName }) => fileName)).size;
  return {
    ...params,
    clientId,
    files,
    read: counts.read,
    created: counts.created,
    seconds: { review, selection, create },
  };
};

/** Deletes what an earlier run on the same data folder has imported, because persona names must be unique. */
export const deleteImported = async ({ bare }: BenchPortal, admin: Visitor, clientIds: readonly number[]) => {
  const personas = bare.db('skills_architect_personas').collection<{ _id: number }>('persona');
  for (const clientId of new Set(clientIds)) {
    const created = await personas
      .find({ clientId, importKey: { $exists: true }, deletedAt: null }, { projection: { _id: 1 } })
      .toArray();
    const ids = created.map(({ _id }) => _id);
    if (!ids.length) continue;
    const { jobToken } = await admin.call(deletePersonas, { query: { clientId }, body: { ids } });
    if (jobToken) await waitForJob(admin, jobToken);
  }
};

/** Throws unless every import, its rows and its personas are hidden from the users of other clients. */
export const checkHidden = async (importers: readonly Importer[], all: readonly ImportResult[]) => {
  for (const { visitor, clientId, loginId } of importers)
    for (const { importTokenId } of all.filter((one) => one.clientId !== clientId)) {
      const params = { importTokenId };
      for (const ask of [
        () => visitor.call(getImport, { params }),
        () => visitor.call(listImportRows, { params, query: {} }),
      ]) {
        const status = await retryWhenBusy<unknown>(ask).then(
          () => 200,
          (error: unknown) => (error instanceof RequestError ? error.status : 0),
        );
        if (status !== 403 && status !== 404) throw new Error(`${loginId} got ${status} for an import of others`);
      }
    }
};

/** Throws unless each imported persona exists once, at the client of its import. */
export const checkPersonas = async ({ bare }: BenchPortal, all: readonly ImportResult[]) => {
  const personas = bare.db('skills_architect_personas').collection('persona');
  for (const { importTokenId, clientId, created } of all) {
    const importedPersonas = await personas.find({ importKey: new RegExp(`^${importTokenId} `) }).toArray();
    const elsewhere = importedPersonas.filter((persona) => persona.clientId !== clientId);
    if (elsewhere.length || importedPersonas.length !== created)
      throw new Error(
        `import ${importTokenId}: ${importedPersonas.length} of ${created}, ${elsewhere.length} at other clients`,
      );
  }
};
