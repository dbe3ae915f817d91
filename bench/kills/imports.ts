import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  createImportedPersonas,
  importJobDescriptions,
  listPersonas,
  proceedImport,
  saveImportRows,
} from '@skills-architect/contracts/personas';
import { aDocx, aZip } from '@skills-architect/service-kit/testing/files';
import { followImport } from './follow-import';
import type { KillablePortal } from './killed-portal';

const CLIENT = 3;

/** A zip of job descriptions of such clerks, each with its number. */
export const zipOfDescriptions = (name: string, files: number): Uint8Array =>
  aZip(
    Object.fromEntries(
      Array.from({ length: files }, (_, at) => [`job-${at}.docx`, description(`${name} Clerk ${at}`)]),
    ),
  );

const description = (title: string) =>
  aDocx(
    [
      `Job title: ${title}`,
      'Department: Operations',
      'Key responsibilities',
      '- Plan the work of the dock and assign it to the team',
      '- Watch safety rules and train new colleagues',
    ].join('\n'),
  );

/** One import of job descriptions, killed during reading and again during creation. */
export const killDuringImport = async (killable: KillablePortal, files: number, round: number, share: number) => {
  const name = `Killed${Date.now()}r${round}`;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-bench-'));
  const zip = path.join(folder, 'jobs.zip');
  await writeFile(zip, zipOfDescriptions(name, files));
  const { importTokenId } = await killable
    .visitor()
    .upload(importJobDescriptions, { query: { clientId: CLIENT } }, [zip]);
  await rm(folder, { recursive: true });
  const params = { importTokenId };

  const { progress, reach, rows } = followImport(killable, importTokenId);

  await killable.killAt('import', share, files, progress('review'));
  await reach('review');
  const read = (await rows()).map(({ fileName }) => fileName);
  expectCount('files read', read, files);

  await killable.visitor().call(proceedImport, { params });
  await reach('selection');
  const selected = (await rows()).map(({ rowId, roleRecommendations: [best] }) => ({
    rowId,
    roleId: best?.roleId ?? null,
  }));
  await killable.visitor().call(saveImportRows, { params, body: { rows: selected } });
  await killable.visitor().call(createImportedPersonas, { params });
  await killable.killAt('create', share, files, progress('done'));
  await reach('done');
  const query = { clientId: CLIENT, searchString: name, pagesize: 1000 };
  const { data } = await killable.visitor().call(listPersonas, { query });
  expectCount(
    'personas created',
    data.map(({ personaName }) => personaName),
    files,
  );
  if (data.some(({ skills }) => !skills)) throw new Error('a created persona has no skills');
};

/** Throws when something was lost or duplicated. */
export const expectCount = (what: string, found: readonly (string | number)[], expected: number) => {
  const [all, different] = [found.length, new Set(found).size];
  if (all !== expected || different !== expected)
    throw new Error(`${what}: ${all}, ${different} of them different, instead of ${expected}`);
};
