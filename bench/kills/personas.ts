import { read } from '@e965/xlsx';
import {
  createPersona,
  deletePersonas,
  exportPersonas,
  listPersonas,
  undoPersonaChanges,
} from '@skills-architect/contracts/personas';
import { searchRoles } from '@skills-architect/contracts/roles';
import { CLIENT } from '../portal/fill';
import { expectCount } from './imports';
import type { KillablePortal } from './killed-portal';

const CONCURRENCY = 6;
const everything = { filter: {}, except: [] };

export const countPersonas = async (killed: KillablePortal) =>
  (await killed.visitor().call(listPersonas, { query: { clientId: CLIENT, pagesize: 1 } })).total;

/** Creates personas with a role of the demo library until the client has this many. */
export const fillFromDemo = async (killed: KillablePortal, count: number) => {
  const { roles } = await killed.visitor().call(searchRoles, { body: { pagesize: 1 } });
  const industryRoleId = roles[0]?.roleId ?? null;
  let next = await countPersonas(killed);
  const create = async () => {
    while (next < count) {
      const body = { groupName: 'Night shift', personaName: `Night clerk ${next++}`, industryRoleId };
      await killed.visitor().call(createPersona, { query: { clientId: CLIENT }, body });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, create));
  return countPersonas(killed);
};

/** Progress of a job in items; `Infinity` when done. */
const progressReader = (killed: KillablePortal, token: string) => async () => {
  const { status, itemsDone } = await killed.job(token);
  return status === 'done' ? Number.POSITIVE_INFINITY : itemsDone;
};

/** An export of all personas; each must be in the workbook once. */
export const killDuringExport = async (killed: KillablePortal, personas: number, share: number) => {
  const sent = { params: { clientId: CLIENT }, body: everything };
  const { exportTokenId } = await killed.visitor().call(exportPersonas, sent);
  await killed.killAt('export', share, personas, progressReader(killed, exportTokenId));
  await killed.done(exportTokenId);
  const { file } = await killed.job(exportTokenId);
  if (!file) throw new Error('the export has no file');
  const book = read(await killed.visitor().download(file.href));
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  const ids = Object.entries(sheet ?? {}).flatMap(([cell, { v: value }]) =>
    /^A\d+$/.test(cell) && typeof value === 'number' ? [value] : [],
  );
  expectCount('personas exported', ids, personas);
};

/** Deletes and restores all personas; the portal is killed during the deletion. */
export const killDuringDelete = async (killed: KillablePortal, personas: number, share: number) => {
  const sent = { query: { clientId: CLIENT }, body: everything };
  const { changeSet, jobToken } = await killed.visitor().call(deletePersonas, sent);
  if (!jobToken) throw new Error('so few personas are deleted without a job');
  await killed.killAt('delete', share, personas, progressReader(killed, jobToken));
  await killed.done(jobToken);
  const left = await countPersonas(killed);
  if (left) throw new Error(`${left} personas are left after all were deleted`);
  const undone = await killed
    .visitor()
    .call(undoPersonaChanges, { params: { changeSet }, query: { clientId: CLIENT } });
  if (undone.jobToken) await killed.done(undone.jobToken);
  const back = await countPersonas(killed);
  if (back !== personas) throw new Error(`${back} personas came back instead of ${personas}`);
};
