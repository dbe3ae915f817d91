import type { DocumentBlock, ExtractedPersona, FileOutcome } from '@skills-architect/contracts/personas';

/** Outcomes of a file without a persona. */
export type NotRead = Exclude<FileOutcome, 'waiting' | 'read' | 'duplicate'>;

/**
 * Result of one file: a persona (several, if the file describes several roles) with its text and blocks, and a note
 * when a part of it was not read; or the reason for the failure.
 */
export type ReadResult =
  | {
      outcome: 'read';
      persona: ExtractedPersona;
      others: ExtractedPersona[];
      text: string;
      blocks: DocumentBlock[];
      note?: string;
      /** Some pages are only pictures, whose text OCR may be able to read. */
      hasScans?: true;
    }
  /**
   * `crashed`: the file crashed its reader process. `isScan`: OCR may be able to read it. `blocks`: the text of a file
   * that is no job description; `guess`: what was found in it, if it names a role.
   */
  | ({ outcome: NotRead; reason: string; crashed?: true; isScan?: true } & RefusedText);

/** The text of a file that is no job description, and the persona that it may be about. */
export interface RefusedText {
  blocks?: DocumentBlock[];
  guess?: ExtractedPersona;
}

/** A file that cannot be processed: the outcome, the message for the user, and its text if it could be read. */
export class FileRefused extends Error {
  readonly outcome: NotRead;
  readonly text: RefusedText;

  constructor(outcome: NotRead, reason: string, text: RefusedText = {}) {
    super(reason);
    this.outcome = outcome;
    this.text = text;
  }
}

/** Input of the worker. */
export interface JobDescriptionFile {
  bytes: Uint8Array;
  fileName: string;
  /** Whether to recognise text in the images of a PDF. */
  ocr?: true;
}
