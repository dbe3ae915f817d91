/** Records what areas and services can rely on from this version of the contracts: `npm run contracts:release`. */
import { readFileSync, writeFileSync } from 'node:fs';
import contracts from '@skills-architect/contracts/package.json' with { type: 'json' };
import { ALL_CALLS } from '@skills-architect/gateway-service';
import { compareReports } from './contracts/growth';
import { objectionToRelease, packRelease, RELEASE_FILE, readRelease } from './contracts/release';
import { buildReport } from './contracts/report';

const now = { version: contracts.version, report: buildReport(Object.values(ALL_CALLS)) };
const released = readRelease(readFileSync(RELEASE_FILE));
const objection = objectionToRelease(released, now);
if (objection) {
  console.error(objection);
  process.exit(1);
}
writeFileSync(RELEASE_FILE, packRelease(now));
const { breaking, added } = compareReports(released.report, now.report);
for (const difference of [...breaking, ...added]) console.log(difference);
console.log(`${RELEASE_FILE}: ${now.report.size} calls of contracts ${now.version}`);
