import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { run, say } from './steps.mjs';

/** In order of preference: the headless shell renders the same pages a fifth faster. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const runs = (file) => spawnSync(file, ['--version'], { timeout: 15_000 }).status === 0;
const findOnPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));
const onPath = () => NAMES.map(findOnPath).find((file) => file !== undefined && runs(file));

const fromPlaywright = async () => {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return fs.existsSync(file) && runs(file) ? file : undefined;
};

// Older distributions have only the whole browser.
const install = 'apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium';

const installers = [
  ['Playwright', 'npx', ['playwright', 'install', 'chromium']],
  ['apt', 'sh', ['-c', `apt-get update -qq && ${install}`]],
  ['apt with sudo', 'sh', ['-c', `sudo -n apt-get update -qq && sudo -n sh -c '${install}'`]],
];

/** Path of a usable Chromium: the configured one, one on PATH, Playwright's, or one installed now. */
export const findChromium = async () => {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (runs(configured)) return configured;
    throw new Error(`CHROMIUM_PATH=${configured} does not run.`);
  }
  const found = onPath() ?? (await fromPlaywright());
  if (found) return found;
  for (const [how, command, args] of installers) {
    say(`no Chromium here, trying ${how}`);
    await run(command, args, { quiet: true, timeout: 300_000 });
    const now = onPath() ?? (await fromPlaywright());
    if (now) return now;
  }
  throw new Error(
    'The journeys need Chromium and none could be installed. Install it with `npx playwright install chromium` or ' +
      '`apt-get install chromium`, or set CHROMIUM_PATH to one you have.',
  );
};
