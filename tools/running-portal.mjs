import { spawn } from 'node:child_process';
import path from 'node:path';

const READY_WITHIN_MS = 60_000;

/** Opens an address, signs in there, and waits until the portal is shown. */
export const signIn = async (page, user, address) => {
  await page.goto(address);
  await page.getByLabel('User Name').fill(user);
  await page.getByLabel('Password', { exact: true }).fill(process.env.DEMO_PASSWORD ?? 'Skills.Demo1');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: /logout/i }).waitFor();
};

/** Starts the built portal with its demo data on its own database; returns its address and a stop function. */
export const startPortal = async (folder, port) => {
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['services/dist/single-process.js'], {
    // Nothing that is checked or recorded depends on whether the machine can download a model.
    env: { SEMANTICS: 'off', ...process.env, PORT: String(port), DATA_DIR: path.join(folder, 'data') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    child.kill();
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
  };
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until && child.exitCode === null) {
    const isReady = await fetch(`${address}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { address, stop };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await stop();
  throw new Error(`The portal did not start on port ${port}. Is it built? npm start does that.`);
};
