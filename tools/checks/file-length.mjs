import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const MAX_LENGTH = 400;
const SOURCES = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js'];

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...SOURCES], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && fs.existsSync(file));
const countLines = (file) => fs.readFileSync(file, 'utf8').split('\n').length;
const long = tracked.map((file) => ({ file, lines: countLines(file) })).filter(({ lines }) => lines > MAX_LENGTH);
for (const { file, lines } of long)
  console.error(`${file} has ${lines} lines; at most ${MAX_LENGTH} are allowed. Split it by topic.`);
process.exit(long.length ? 1 : 0);
