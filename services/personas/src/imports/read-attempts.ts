import { UNREADABLE } from '../job-descriptions/job-description-reader';
import type { ReadResult } from '../job-descriptions/read-result';

/** How often one file of an import was tried; kept in the import, so every process counts on. */
export interface ReadAttempts {
  /** Attempts that were begun and have no known end: the whole service died meanwhile, or they run right now. */
  begun: number;
  /** Attempts that ended the process which read the file. */
  crashed: number;
}

const MOST_CRASHES = 2;
/** More than for crashes: whoever ends the service several times must not cost an import its healthy files. */
const MOST_BEGUN = 4;

/** Whether a file is given up, by the attempts before this one. */
export const isUnreadable = ({ begun, crashed }: ReadAttempts) => crashed >= MOST_CRASHES || begun >= MOST_BEGUN;

/** Reads one file of an import, again if it crashed its reader; gives it up when it did so twice, whichever process saw it. `count` adds to its attempts. */
export const readCarefully = async (
  count: (change: Partial<ReadAttempts>) => Promise<ReadAttempts>,
  read: () => Promise<ReadResult>,
): Promise<ReadResult> => {
  for (;;) {
    const { begun, crashed } = await count({ begun: 1 });
    if (isUnreadable({ begun: begun - 1, crashed })) return { outcome: 'damaged', reason: UNREADABLE };
    let result: ReadResult;
    try {
      result = await read();
    } catch (error) {
      await count({ begun: -1 });
      throw error;
    }
    const isCrash = result.outcome !== 'read' && result.crashed === true;
    await count({ begun: -1, crashed: isCrash ? 1 : 0 });
    if (!isCrash) return result;
  }
};
