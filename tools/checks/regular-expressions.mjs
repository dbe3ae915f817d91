// Finds regular expressions with super-linear time: untrusted text could block a service. One expression takes up to ten
// seconds, so the verdicts are committed; `--write` adds those of new expressions and drops the others.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { findExpressions } from './regular-expressions/find.mjs';

const require = createRequire(import.meta.url);
const { check } = require('recheck');

const SOURCES = ['packages/*/src/**', 'services/**', 'shell/src/**', 'mfe-*/src/**'];
const VERDICTS = 'tools/checks/regular-expressions/verdicts.json';
const write = process.argv.includes('--write');
const MS_FOR_ONE = 10_000;
const CONCURRENCY = 4;
const version = require('recheck/package.json').version;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...SOURCES], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixtures)\.tsx?$/.test(file) && fs.existsSync(file));

const expressions = files.flatMap((file) =>
  findExpressions(file, fs.readFileSync(file, 'utf8')).map((found) => ({ ...found, place: `${file}:${found.line}` })),
);

const toKey = ({ source, flags }) => `/${source}/${flags}`;
const committed = JSON.parse(fs.readFileSync(VERDICTS, 'utf8'));
const known = committed.recheck === version ? committed.verdicts : {};
const all = new Map(expressions.map((expression) => [toKey(expression), expression]));
const waiting = [...all].filter(([key]) => !known[key]);
const newCount = waiting.length;
/** Judges expressions from `waiting` until it is empty; several run at the same time. */
const judge = async () => {
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [key, { source, flags }] = next;
    const { status, complexity } = await check(source, flags, { timeout: MS_FOR_ONE });
    known[key] = status === 'vulnerable' ? complexity.summary : status;
  }
};
await Promise.all(Array.from({ length: CONCURRENCY }, judge));
if (write) {
  const verdicts = Object.fromEntries([...all.keys()].sort().map((key) => [key, known[key]]));
  fs.writeFileSync(VERDICTS, `${JSON.stringify({ recheck: version, verdicts }, null, 2)}\n`);
} else if (newCount) {
  console.warn(
    `${newCount} expressions have no committed verdict: run \`node tools/checks/regular-expressions.mjs --write\`.`,
  );
}

const slow = expressions.filter((expression) => known[toKey(expression)] !== 'safe' && !expression.isMarkedHarmless);
for (const expression of slow) console.error(`${expression.place} ${toKey(expression)}: ${known[toKey(expression)]}`);
if (slow.length)
  console.error(`${slow.length} of ${expressions.length} regular expressions can be slow on a foreign text.`);
process.exit(slow.length ? 1 : 0);
