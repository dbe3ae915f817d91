/**
 * `npm run licences`: lists the licences of what ships, and what `npm audit` knows of it. Fails when a licence is unknown or not
 * allowed, or when a known fault is serious; a registry that answers no audit is said and does not fail.
 */
import { spawnSync } from 'node:child_process';
import * as z from 'zod';
import { judge, PackageList } from './licences/judge';
import { readOutput, readShipped } from './licences/shipped';

const MAX_BYTES = 64 * 1024 * 1024;
const Workspaces = z.array(z.object({ name: z.string() }));
const AuditReport = z.object({
  metadata: z.object({
    vulnerabilities: z.object({ critical: z.number(), high: z.number(), moderate: z.number(), low: z.number() }),
  }),
});

const own = new Set(Workspaces.parse(JSON.parse(readOutput('npm', ['query', '.workspace']))).map(({ name }) => name));
const list = PackageList.parse(readShipped());
const { counts, refused } = judge(list, own);
for (const [licence, packages] of counts) console.log(`${String(packages).padStart(5)}  ${licence || 'none'}`);
for (const sentence of refused) console.error(`Not allowed: ${sentence}`);

const audit = spawnSync('npm', ['audit', '--omit', 'dev', '--json'], { maxBuffer: MAX_BYTES, encoding: 'utf8' });
const found = AuditReport.safeParse(JSON.parse(audit.stdout || '{}')).data?.metadata.vulnerabilities;
console.log(
  found
    ? `npm audit: ${found.critical} critical, ${found.high} high, ${found.moderate} moderate, ${found.low} low`
    : 'npm audit: the registry does not answer it',
);
if (refused.length || found?.critical || found?.high) process.exitCode = 1;
