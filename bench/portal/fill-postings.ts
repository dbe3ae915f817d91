import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkJobTable, runJobTable } from '@skills-architect/contracts/roles';
import { waitForJob, waitUntilIdle } from './fill';
import { requireOption } from './filled-portal';
import type { BenchPortal } from './start-portal';
import type { Visitor } from './visitor';

/** Every seventh posting has a real text. */
const WITH_TEXT = 7;
const LONGEST_TEXT = 6000;
const quoteCell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Titles of a CSV file with a heading, from its first column. */
const readTitles = async (file: string) => {
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/).slice(1);
  return lines.flatMap((line) => /^"([^"]+)"|^([^,"]+)/.exec(line)?.slice(1).find(Boolean) ?? []);
};

/** Options of a bench with job postings, for `parseArgs`. */
export const POSTING_OPTIONS = {
  titles: { type: 'string' },
  texts: { type: 'string' },
  postings: { type: 'string', default: '15000' },
} as const;

interface PostingValues {
  titles?: string | undefined;
  texts?: string | undefined;
  postings: string;
}

/** The files of titles and texts and the number of postings; throws the usage if a file is missing. */
export const postingFiles = ({ titles, texts, postings }: PostingValues, usage: string) => ({
  titles: requireOption(titles, usage),
  texts: requireOption(texts, usage),
  count: Number(postings),
});

/** Imports postings with these titles up to the wanted number; some have the texts of real job descriptions. */
export const fillPostings = async (
  portal: BenchPortal,
  admin: Visitor,
  { titles: file, texts: folder, count }: ReturnType<typeof postingFiles>,
) => {
  const stored = portal.bare.db('skills_architect_roles').collection('jobPosting');
  if ((await stored.countDocuments()) >= count) return;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  const titles = (await readTitles(file)).slice(0, count);
  const rows = titles.map((title, at) => {
    const text = at % WITH_TEXT === 0 ? (texts[(at / WITH_TEXT) % texts.length] ?? '') : '';
    return [`bench-${at}`, title, text.slice(0, LONGEST_TEXT)].map(quoteCell).join(',');
  });
  const temporary = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-bench-'));
  try {
    const table = path.join(temporary, 'postings.csv');
    await writeFile(table, ['id,job_posting_title,job_posting_description', ...rows].join('\n'));
    const { importId, token } = await admin.upload(checkJobTable, { query: { kind: 'job-postings' } }, [table]);
    await waitForJob(admin, token);
    const started = await admin.call(runJobTable, { params: { importId }, body: { leaveOutWrong: true } });
    await waitForJob(admin, started.token);
    await waitUntilIdle(portal);
  } finally {
    await rm(temporary, { recursive: true });
  }
};
