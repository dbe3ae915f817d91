import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

const startedAt = performance.now();
const seconds = (from) => ((performance.now() - from) / 1000).toFixed(1);

/** Logs a sentence with the time since the start. */
export const say = (sentence) => console.log(`${seconds(startedAt).padStart(6)} s  ${sentence}`);

/** Runs a program, at most `timeout` milliseconds; shows its output, with `quiet` only on failure. */
export const run = (command, args, { quiet = false, env = {}, timeout } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
      timeout,
      shell: process.platform === 'win32',
    });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('exit', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() }));
  });

/** Runs a step that must succeed, and logs its duration. */
export const runOrFail = async (name, command, args, options) => {
  const from = performance.now();
  const { ok, output } = await run(command, args, { quiet: true, ...options });
  if (!ok) {
    console.error(output);
    console.error(`${name} failed: ${command} ${args.join(' ')}`);
    process.exit(1);
  }
  say(`${name} (${seconds(from)} s)`);
};
