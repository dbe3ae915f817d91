import { openAsBlob } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatNumber } from '@skills-architect/contracts/locale';
import { HOW_TO_SIGN_IN, readCredentials } from '../packages/build-kit/src/publish/credentials.ts';
import { say } from './steps.mjs';

const PORTAL = process.env.PORTAL_URL ?? `http://127.0.0.1:${process.env.PORT ?? 4300}`;
const API = `${PORTAL}/skillsarchitect/v3`;

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const readAnswer = async (response) => {
  const body = await response.json().catch(() => ({}));
  if (!response.ok) fail(body.error ?? `${response.url} answered ${response.status}`);
  return body;
};

const credentials = () => {
  try {
    return readCredentials(PORTAL, process.env);
  } catch (error) {
    return fail(error.message);
  }
};

const signIn = async ({ loginId, password, isGuess }) => {
  const response = await fetch(`${API}/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId, password }),
  }).catch(() => fail(`No portal answers at ${PORTAL}. Start it with npm start, or set PORTAL_URL.`));
  if (response.status === 401 && isGuess)
    fail(`The demo login was tried, and ${PORTAL} does not know it. ${HOW_TO_SIGN_IN}`);
  const { csrfToken } = await readAnswer(response);
  const cookie = response.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ');
  return { cookie, 'x-csrf-token': csrfToken };
};

const ENDINGS = ['.zip', '.csv', '.txt', '.xlsx'];

const filesIn = async (folder) => {
  const names = (await fs.readdir(folder).catch(() => fail(`${folder} cannot be read.`))).filter((name) =>
    ENDINGS.includes(path.extname(name).toLowerCase()),
  );
  if (!names.length) fail(`${folder} has no files of ESCO or O*NET (zip, csv, txt, xlsx).`);
  return names.map((name) => path.join(folder, name));
};

const follow = async (headers, token) => {
  for (let last = ''; ; await sleep(500)) {
    const { jobs } = await readAnswer(await fetch(`${API}/portal/jobs`, { headers }));
    const job = jobs.find((candidate) => candidate.token === token);
    if (!job) fail('The portal no longer knows this import.');
    const line = `${formatNumber(job.itemsDone)} of ${formatNumber(job.itemsTotal)} ${job.entity}`;
    if (line !== last && job.itemsTotal) say(line);
    last = line;
    if (job.status === 'done') return say(job.summary);
    if (job.status === 'failed' || job.status === 'cancelled') fail(job.errorMessage ?? 'The import did not finish.');
  }
};

const [folder] = process.argv.slice(2);
if (!folder) fail('Usage: npm run library:import -- PATH (the folder with the files of ESCO or O*NET)');
const files = await filesIn(folder);
const headers = await signIn(credentials());
const form = new FormData();
for (const file of files) form.append('file', await openAsBlob(file), path.basename(file));
const send = async (url, init) => readAnswer(await fetch(`${API}/library/imports${url}`, { headers, ...init }));
const { importId, token } = await send('', { method: 'POST', body: form });
say('the files are uploaded');
await follow(headers, token);
const started = await send(`/${importId}/run`, {
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: '{}',
});
await follow(headers, started.token);
