import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPortal, startPortal } from '../bench/portal/start-portal';
import { checkRecords, summarise, writeAndRead } from './upgrade-check/check-records';
import { keepRelease } from './upgrade-check/kept-release';
import { checkOut } from './upgrade-check/older-checkout';

/**
 * `npm run upgrade:check -- --from COMMIT`: data written by that version is opened, compared and continued by this one.
 * With `--keep` the data is kept for the test `releases.test.ts`.
 */
const { values } = parseArgs({ options: { from: { type: 'string' }, keep: { type: 'boolean', default: false } } });
if (!values.from) {
  console.error('Usage: npm run upgrade:check -- --from COMMIT [--keep]');
  process.exit(2);
}
const { from, keep } = values;
const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-upgrade-'));
const data = path.join(folder, 'data');

/** Runs work on a portal as a Super User. */
const onPortal = async <T>(
  options: Parameters<typeof startPortal>[0],
  work: (portal: Awaited<ReturnType<typeof startPortal>>) => Promise<T>,
): Promise<T> => {
  const portal = await startPortal(options);
  try {
    return await work(portal);
  } finally {
    await portal.stop();
  }
};

const older = await checkOut(from, path.join(folder, 'checkout'));
try {
  const { stored, missing } = await onPortal({ data, checkout: older.folder, entry: older.entry }, async (portal) => {
    const written = await writeAndRead(await portal.signIn('super'), 'before');
    if (keep) await keepRelease(from, portal.mongoUri, written.stored);
    return written;
  });
  for (const difference of missing) console.log(`not in ${from}, or in another form: ${difference}`);
  buildPortal();
  const checked = await onPortal({ data }, async (portal) =>
    checkRecords(await portal.signIn('super'), stored, 'afterwards'),
  );
  for (const failure of checked.failures) console.log(failure);
  console.log(summarise(from, checked));
  process.exitCode = checked.failures.length ? 1 : 0;
} catch (error) {
  console.error(`upgrade from ${from}: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await older.remove();
  await rm(folder, { recursive: true, force: true });
}
