import { readFile } from 'node:fs/promises';
import type { Section } from '@skills-architect/matching';
import * as z from 'zod';
import { readDemo } from '../../services/demo-files';

/** A job to match; `expected` is the name of its role if the library has one, `file` the source file. */
export type Job = {
  title: string;
  description: string;
  sections?: readonly Section[];
  expected?: string;
  file?: string;
  /** Language code of the job, if it is not in English. */
  language?: string;
};

/** The text as matched by the roles service: the description, then the duties as a separate passage. */
const joinText = (about: string, duties: readonly string[]): Pick<Job, 'description' | 'sections'> => {
  const description = [about, ...duties].filter(Boolean).join('\n');
  return duties.length === 0
    ? { description }
    : { description, sections: [{ start: about.length, end: description.length, topic: 'job' }] };
};

const Read = z.object({ file: z.string(), title: z.string(), description: z.string(), duties: z.array(z.string()) });

/** Job descriptions as the reader cut them, one JSON object per line. */
export const readDescriptions = async (file: string): Promise<Job[]> =>
  (await readFile(file, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => Read.parse(JSON.parse(line)))
    .map(({ file, title, description, duties }) => ({ file, title, ...joinText(description.trim(), duties) }));

const Client = z.object({
  personas: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      responsibilities: z.array(z.string()),
      industryRole: z.string().optional(),
      expectedRole: z.string().optional(),
    }),
  ),
});

/** The demo's personas, each with its role of the demo library. */
export const demoJobs = (): Job[] =>
  z
    .array(Client)
    .parse(readDemo('personas/personas/'))
    .flatMap(({ personas }) => personas)
    .map(({ name, description, responsibilities, industryRole, expectedRole }) => ({
      title: name,
      ...joinText(description, responsibilities),
      expected: industryRole ?? expectedRole,
    }));
