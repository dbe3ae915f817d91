import type { ExtractedPersona, FileOutcome } from '@skills-architect/contracts/personas';

/** Why a file gave no persona. */
export type NotRead = Exclude<FileOutcome, 'waiting' | 'read' | 'duplicate'>;

/** What became of one file: a persona with the text it was cut from, or the reason why there is none. */
export type ReadResult =
  | { outcome: 'read'; persona: ExtractedPersona; text: string }
  /** `crashed`: reading it ended the process that read it. */
  | { outcome: NotRead; reason: string; crashed?: true };

/** A file that cannot be read on: the outcome and the sentence for the person who sent it. */
export class FileRefused extends Error {
  readonly outcome: NotRead;

  constructor(outcome: NotRead, reason: string) {
    super(reason);
    this.outcome = outcome;
  }
}

/** What the worker is sent. */
export interface JobDescriptionFile {
  bytes: Uint8Array;
  fileName: string;
}
