import type { DocumentBlock, ExtractedPersona, FileOutcome } from '@skills-architect/contracts/personas';

/** Outcomes of a file that gave no persona. */
export type NotRead = Exclude<FileOutcome, 'waiting' | 'read' | 'duplicate'>;

/** Result for one file: a persona (and others, if the file describes several roles) with the text and the blocks they were read from, or the reason for the failure. */
export type ReadResult =
  | { outcome: 'read'; persona: ExtractedPersona; others: ExtractedPersona[]; text: string; blocks: DocumentBlock[] }
  /**
   * `crashed`: the file crashed its reader process. `isScan`: text recognition may read it. `blocks`: the text of a file
   * that is no job description.
   */
  | { outcome: NotRead; reason: string; crashed?: true; isScan?: true; blocks?: DocumentBlock[] };

/** A file that cannot be processed: the outcome, the message for its sender, and its text where it was read. */
export class FileRefused extends Error {
  readonly outcome: NotRead;
  readonly blocks: DocumentBlock[] | undefined;

  constructor(outcome: NotRead, reason: string, blocks?: DocumentBlock[]) {
    super(reason);
    this.outcome = outcome;
    this.blocks = blocks;
  }
}

/** Input of the worker. */
export interface JobDescriptionFile {
  bytes: Uint8Array;
  fileName: string;
  /** Recognises the text in the pictures of a PDF. */
  ocr?: true;
}
