import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { sendHandMade } from './fuzz/hand-made.mjs';
import { installSchemathesis } from './fuzz/install.mjs';
import { readDocuments, signIn, startFuzzedPortal, USERS } from './fuzz/portal.mjs';
import { fuzzAs } from './fuzz/schemathesis.mjs';
import { say } from './steps.mjs';

/**
 * Sends unusual requests to every call as five kinds of users: `npm run fuzz [-- --seconds 600 --seed 1]`. Fails on a
 * 500, on an undeclared status, and on a request without a response.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '300' }, seed: { type: 'string' } } });
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const seconds = Math.max(2, Math.floor(Number(values.seconds) / USERS.length));
const OUT = '.cache/fuzz/out';
/** Number of users whose calls are fuzzed in parallel. */
const CONCURRENCY = 2;

const sum = (all) => Object.values(all).reduce((total, count) => total + count, 0);

const main = async () => {
  const program = await installSchemathesis();
  fs.rmSync(OUT, { recursive: true, force: true });
  fs.mkdirSync(OUT, { recursive: true });
  const portal = await startFuzzedPortal();
  const totals = { requests: 0, failed: 0 };
  const reports = [];
  try {
    const { address } = portal;
    const headersByUser = {};
    // Sign in before the login itself is fuzzed, because an address is throttled after many failures.
    for (const user of USERS) headersByUser[user] = await signIn(address, user);
    const document = `${OUT}/openapi.json`;
    fs.writeFileSync(document, JSON.stringify(await readDocuments(address, headersByUser.super)));
    say(`fuzzing with seed ${seed}`);

    for (const user of ['general', 'super']) {
      const { sent, bad } = await sendHandMade(address, headersByUser[user]);
      totals.requests += sent;
      totals.failed += bad.length;
      reports.push(...bad);
      say(`hand-made as ${user}: ${sent} requests, ${bad.length} answered badly`);
    }
    const fuzz = async (user) => {
      const userHeaders = headersByUser[user];
      const { ok, counts, output } = await fuzzAs(program, {
        document,
        address,
        user,
        userHeaders,
        seconds: seconds * CONCURRENCY,
        seed,
        folder: OUT,
      });
      const serverErrors = sum(Object.fromEntries(Object.entries(counts).filter(([status]) => status >= 500)));
      totals.requests += sum(counts);
      totals.failed += ok ? 0 : Math.max(1, serverErrors);
      if (!ok) reports.push(output);
      const byStatus = Object.entries(counts).map(([status, count]) => `${status}: ${count}`);
      say(`as ${user}: ${sum(counts)} requests (${byStatus.join(', ')}), ${ok ? 'nothing found' : 'FAILED'}`);
    };
    const waiting = [...USERS];
    const next = async () => {
      for (let user = waiting.shift(); user; user = waiting.shift()) await fuzz(user);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, next));
  } finally {
    await portal.stop();
  }
  for (const report of reports) console.log(report);
  say(`${totals.requests} requests, ${totals.failed} failures`);
  return totals.failed;
};

process.exitCode = (await main().catch((error) => {
  console.error(error.message);
  return 1;
}))
  ? 1
  : 0;
