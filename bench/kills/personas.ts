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

export const countPersonas = async (killable: KillablePortal) =>
  (await killable.visitor().call(listPersonas, { query: { clientId: CLIENT, pagesize: 1 } })).total;

/** Creates personas with a role of the demo library until the client has this many. */
export const fillFromDemo = async (killable: KillablePortal, count: number) => {
  const { roles } = await killable.visitor().call(searchRoles, { body: { pagesize: 1 } });
  const industryRoleId = roles[0]?.roleId ?? null;
  let next = await countPersonas(killable);
  const create = async () => {
    while (next < count) {
      const body = { groupName: 'Night shift', personaName: `Night clerk ${next++}`, industryRoleId };
      await killable.visitor().call(createPersona, { query: { clientId: CLIENT }, body });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, create));
  return countPersonas(killable);
};

/** Progress of a job in items; `Infinity` when done. */
const progressReader = (killable: KillablePortal, token: string) => async () => {
  const { status, itemsDone } = await killable.job(token);
  return status === 'done' ? Number.POSITIVE_INFINITY : itemsDone;
};

/** The ids of the personas in an exported workbook. */
export const exportedIds = (bytes: Uint8Array): number[] => {
  const book = read(bytes);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  return Object.entries(sheet ?? {}).flatMap(([cell, { v: value }]) =>
    /^A\d+$/.test(cell) && typeof value === 'number' ? [value] : [],
  );
};

/** An export of all personas; each must be in the workbook once. */
export const killDuringExport = async (killable: KillablePortal, personas: number, share: number) => {
  const input = { params: { clientId: CLIENT }, body: everything };
  const { exportTokenId } = await killable.visitor().call(exportPersonas, input);
  await killable.killAt('export', share, personas, progressReader(killable, exportTokenId));
  await killable.done(exportTokenId);
  const { file } = await killable.job(exportTokenId);
  if (!file) throw new Error('the export has no file');
  expectCount('personas exported', exportedIds(await killable.visitor().download(file.href)), personas);
};

/** Deletes and restores all personas; the portal is killed during the deletion. */
export const killDuringDelete = async (killable: KillablePortal, personas: number, share: number) => {
  const input = { query: { clientId: CLIENT }, body: everything };
  const { changeSet, jobToken } = await killable.visitor().call(deletePersonas, input);
  if (!jobToken) throw new Error('so few personas are deleted without a job');
  await killable.killAt('delete', share, personas, progressReader(killable, jobToken));
  await killable.done(jobToken);
  const remaining = await countPersonas(killable);
  if (remaining) throw new Error(`${remaining} personas are left after all were deleted`);
  const undone = await killable
    .visitor()
    .call(undoPersonaChanges, { params: { changeSet }, query: { clientId: CLIENT } });
  if (undone.jobToken) await killable.done(undone.jobToken);
  const back = await countPersonas(killable);
  if (back !== personas) throw new Error(`${back} personas came back instead of ${personas}`);
};
