import type { DocumentBlock, ExtractedPersona, FileOutcome } from '@skills-architect/contracts/personas';

/** Outcomes of a file that gave no persona. */
export type NotRead = Exclude<FileOutcome, 'waiting' | 'read' | 'duplicate'>;

/** Result for one file: a persona (and others, if the file describes several roles) with the text and the blocks they were read from, or the reason for the failure. */
export type ReadResult =
  | { outcome: 'read'; persona: ExtractedPersona; others: ExtractedPersona[]; text: string; blocks: DocumentBlock[] }
  /** `crashed`: the file crashed its reader process. `isScan`: text recognition may read it. */
  | { outcome: NotRead; reason: string; crashed?: true; isScan?: true };

/** A file that cannot be processed: the outcome and the message for its sender. */
export class FileRefused extends Error {
  readonly outcome: NotRead;

  constructor(outcome: NotRead, reason: string) {
    super(reason);
    this.outcome = outcome;
  }
}

/** Input of the worker. */
export interface JobDescriptionFile {
  bytes: Uint8Array;
  fileName: string;
  /** Recognises the text in the pictures of a PDF. */
  ocr?: true;
}
