import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '@skills-architect/local-mongo';
import { beginImport, descriptions, personasFound, signInByApi } from '../import-api';
import { removal } from '../removal-api';

const DESCRIPTIONS = 24;
/** More than 200, so that deletion and undo are jobs. */
const PERSONAS = 300;
const ready = /Skills Architect is ready/;

let port = 0;
let address = '';
let running: ChildProcess | undefined;
let dataDir = '';

/** Starts the built portal as its own process and waits until it reports ready. */
const start = () =>
  new Promise<ChildProcess>((resolve, reject) => {
    const child = spawn(process.execPath, ['services/dist/single-process.js'], {
      cwd: path.resolve(import.meta.dirname, '../..'),
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout?.on('data', (text) => ready.test(String(text)) && resolve(child));
    child.once('exit', (code) => reject(new Error(`the portal ended with ${code}`)));
  });

/** Kills it without running any handler, like a power cut. */
const kill = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

test.beforeAll(async () => {
  port = await freePort();
  address = `http://127.0.0.1:${port}`;
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'skills-architect-killed-'));
  running = await start();
});
test.afterAll(async () => {
  if (running) await kill(running);
});

const restart = async () => {
  if (running) await kill(running);
  running = await start();
};

test('an import, and the deletion and undo of many personas, continue after the portal was killed twice', async () => {
  let api = await signInByApi(address, 'super');
  const personaImport = await beginImport(api, 3, descriptions('Depot Clerk', DESCRIPTIONS));
  const many = await removal(api, 2, PERSONAS);
  const before = await many.total(api);
  const { jobToken, changeSet } = await many.removeAll(api);
  await personaImport.waitUntil(({ completedItems }) => completedItems >= 5);
  await many.reach(api, jobToken, ({ itemsDone }) => itemsDone > 0);
  await restart();
  await personaImport.waitUntil(({ stage }) => stage === 'review');
  const files = (await personaImport.rows()).map(({ fileName }) => fileName);
  expect([files.length, new Set(files).size]).toEqual([DESCRIPTIONS, DESCRIPTIONS]);
  api = await signInByApi(address, 'super');
  await many.reach(api, jobToken, ({ status }) => status === 'done');
  expect(await many.total(api)).toBe(0);

  await personaImport.proceed();
  await personaImport.waitUntil(({ stage }) => stage === 'selection');
  await personaImport.selectFirst();
  const undone = await many.undo(api, changeSet);
  await personaImport.create();
  await personaImport.waitUntil(({ completedItems }) => completedItems >= 5);
  await many.reach(api, undone.jobToken, ({ itemsDone }) => itemsDone > 0);
  await restart();
  api = await signInByApi(address, 'super');
  await personaImport.waitUntil(({ stage }) => stage === 'done', api);
  expect(await personasFound(api, 3, 'depot')).toEqual({ count: DESCRIPTIONS, haveSkills: true });
  await many.reach(api, undone.jobToken, ({ status }) => status === 'done');
  expect(await many.total(api)).toBe(before);
});
