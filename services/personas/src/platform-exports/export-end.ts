import type { GroupCount } from '@skills-architect/service-kit/connectors';

const personas = (count: number) => (count === 1 ? '1 persona' : `${count.toLocaleString('en')} personas`);

/** How an export ends: with a summary, or as failed with what was not taken. */
export type ExportEnd = { summary: string } | { failure: string };

/** The end of an export whose messages do not move any more. */
export const exportEnd = ({ sent, waiting, dead, lastError }: GroupCount): ExportEnd => {
  const total = sent + waiting + dead;
  const why = lastError ? ` The last error: ${lastError}.` : '';
  if (dead)
    return {
      failure: `The learning platform did not take ${dead.toLocaleString('en')} of ${personas(total)}.${why} A Super User can send them again in Connectors.`,
    };
  if (waiting)
    return {
      summary: `${sent.toLocaleString('en')} of ${personas(total)} have arrived; the others follow by themselves as soon as the learning platform answers.${why}`,
    };
  return { summary: `${personas(sent)} exported to the learning platform` };
};
