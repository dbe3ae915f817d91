import type { JOB_TABLES } from '@skills-architect/contracts/roles';

type Kind = { value: (typeof JOB_TABLES)[number]; label: string; help: string };

/** The table of job postings. */
export const KINDS: readonly [Kind, ...Kind[]] = [
  { value: 'job-postings', label: 'Job postings', help: 'Titles, companies, places, texts and roles' },
];
