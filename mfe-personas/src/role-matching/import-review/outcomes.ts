import type { FileOutcome } from '@skills-architect/contracts/personas';
import type { Tone } from '@skills-architect/ui-kit';

interface OutcomeWords {
  words: string;
  tone: Tone;
}

/** Outcome texts of a file. */
export const OUTCOMES: Record<FileOutcome, OutcomeWords> = {
  waiting: { words: 'Waiting', tone: 'neutral' },
  read: { words: 'Read', tone: 'done' },
  'no-text-layer': { words: 'No text layer', tone: 'warning' },
  'not-a-job-description': { words: 'Not a job description', tone: 'warning' },
  duplicate: { words: 'Duplicate', tone: 'neutral' },
  'too-large': { words: 'Too large', tone: 'danger' },
  damaged: { words: 'Not readable', tone: 'danger' },
  unsupported: { words: 'Unsupported', tone: 'warning' },
};
