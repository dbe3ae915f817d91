import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Would end the session of all other requests. */
const LEFT_OUT = ['logout'];
const REQUEST_LIMIT_S = 15;

const exec = (command, args, cwd) =>
  new Promise((resolve) => {
    const child = spawn(path.resolve(command), args, {
      // It writes notes about its findings to the working directory.
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', PYTHONUTF8: '1' },
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
    child.once('exit', (code) => resolve({ code, output: Buffer.concat(output).toString() }));
  });

const countStatuses = (har) => {
  const counts = {};
  const { entries } = JSON.parse(fs.readFileSync(har, 'utf8')).log;
  for (const { response } of entries) counts[response.status] = (counts[response.status] ?? 0) + 1;
  return counts;
};

/** Fuzzes all calls as one user for this many seconds; returns the status counts and the findings. */
export const fuzzAs = async (program, { document, address, user, userHeaders, seconds, seed, folder }) => {
  const har = path.resolve(folder, `${user}.har`);
  const args = [
    'run',
    path.resolve(document),
    `--url=${address}`,
    ...Object.entries(userHeaders).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
    '--checks=not_a_server_error,status_code_conformance,unsupported_method',
    '--phases=examples,coverage,fuzzing',
    `--max-time=${seconds}`,
    `--request-timeout=${REQUEST_LIMIT_S}`,
    `--seed=${seed}`,
    // Its threads block each other while parsing Python sources; parallel users are separate processes.
    '--workers=1',
    '--continue-on-failure',
    '--no-shrink',
    '--suppress-health-check=all',
    '--warnings=off',
    '--report=har',
    `--report-har-path=${har}`,
    ...LEFT_OUT.flatMap((id) => ['--exclude-operation-id', id]),
  ];
  const { code, output } = await exec(program, args, folder);
  const counts = fs.existsSync(har) ? countStatuses(har) : {};
  return { user, ok: code === 0 && Object.keys(counts).length > 0, counts, output };
};
