import fs from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { build, install } from './prepare.mjs';
import { run } from './steps.mjs';

/**
 * Simulates every failure in every area of the portal and prints the results: `npm run drills [-- WORD]`, where a word
 * such as `roles` or `slow` selects the drills with that word in their name. `docs/drills.md` explains the failures.
 */
const REPORT = path.resolve('.cache/test/drills.json');
const HEADS = ['area', 'drill', 'what the person reads', 'others', 'recovered', 'ms'];

const listTests = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listTests)];

const toRow = ({ title, tests }) => {
  const { annotations, status, duration } = tests[0].results.at(-1) ?? { status: 'not run' };
  const annotation = annotations?.find(({ type }) => type === 'drill');
  const [area, kind] = title.split(': ');
  if (status !== 'passed' || !annotation) return [area, kind, `FAILED (${status})`, '', '', String(duration ?? '')];
  const { words, othersWork, recovered, ms } = JSON.parse(annotation.description);
  return [area, kind, words, `${othersWork} work`, recovered, String(ms)];
};

const print = (rows) => {
  const widths = HEADS.map((head, index) => Math.max(head.length, ...rows.map((row) => row[index].length)));
  const line = (cells) => `| ${cells.map((cell, index) => cell.padEnd(widths[index])).join(' | ')} |`;
  console.log([line(HEADS), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n'));
};

await install();
await build();
fs.rmSync(REPORT, { force: true });
const grepArgs = process.argv.slice(2).flatMap((word) => ['--grep', word]);
const { ok } = await run(
  'npx',
  ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--project', 'drills', ...grepArgs],
  {
    env: { DRILLS: 'all', CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
  },
);
if (!fs.existsSync(REPORT)) process.exit(1);
const rows = JSON.parse(fs.readFileSync(REPORT, 'utf8')).suites.flatMap(listTests).map(toRow);
print(rows);
console.log(`${rows.length} drills, ${rows.filter(([, , words]) => words.startsWith('FAILED')).length} failed`);
process.exit(ok ? 0 : 1);
