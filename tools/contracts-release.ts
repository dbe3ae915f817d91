/** Records what areas and services can rely on from this version of the contracts: `npm run contracts:release`. */
import { readFileSync, writeFileSync } from 'node:fs';
import contracts from '@skills-architect/contracts/package.json' with { type: 'json' };
import { ALL_CALLS } from '@skills-architect/gateway-service';
import { formatRelease, objectionToRelease, RELEASE_FILE, readRelease } from './contracts/release';
import { buildReport } from './contracts/report';

const now = { version: contracts.version, report: buildReport(Object.values(ALL_CALLS)) };
const objection = objectionToRelease(readRelease(readFileSync(RELEASE_FILE, 'utf8')), now);
if (objection) {
  console.error(objection);
  process.exit(1);
}
writeFileSync(RELEASE_FILE, formatRelease(now));
console.log(`${RELEASE_FILE}: ${now.report.size} calls of contracts ${now.version}`);
