import * as z from 'zod';
import { languageName } from '../locale/languages';

/**
 * The language of a job and that of the texts of its first suggested role: codes of two letters, 'other' for a job in an unknown
 * one. `part` is what the job's language was read from.
 */
export const ComparedLanguages = z.object({
  part: z.enum(['description', 'title']),
  job: z.string().max(20),
  role: z.string().max(20),
});
export type ComparedLanguages = z.infer<typeof ComparedLanguages>;

/** 'the description is in German, the roles are in English' */
export const describeLanguages = ({ part, job, role }: ComparedLanguages): string =>
  job === 'other'
    ? `the ${part} is in another language than the roles`
    : `the ${part} is in ${languageName(job)}, the roles are in ${languageName(role)}`;

/** Says that no suggested role is close, and of which two languages that may come. */
export const describeNoCloseRole = ({ languages }: { languages?: ComparedLanguages | undefined }): string =>
  languages ? `No close role found; ${describeLanguages(languages)}` : 'No close role in this library';
