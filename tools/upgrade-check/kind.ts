import type { Call } from '@skills-architect/contracts';
import { RequestError, type Visitor } from '../../bench/portal/visitor';

export type RecordId = number | string;

/** A kind of records: how all of them are found, read, and how one is written. */
export interface Kind {
  name: string;
  list: (visitor: Visitor) => Promise<RecordId[]>;
  /** What is listed follows from rules that versions may change; the records themselves stay. */
  isListDerived?: true;
  /** Everything that is read of one record, by the calls that its pages make. */
  open: (visitor: Visitor, id: RecordId) => Promise<unknown>;
  /** Writes one record and resolves to its id; `mark` makes its name unique. */
  write: (visitor: Visitor, mark: string) => Promise<RecordId>;
}

const PAGE = 100;

/** Everything of a paged list. */
export const readPages = async <T>(
  readPage: (page: { offset: number; pagesize: number }) => Promise<readonly T[]>,
): Promise<T[]> => {
  const all: T[] = [];
  for (;;) {
    const found = await readPage({ offset: all.length, pagesize: PAGE });
    all.push(...found);
    if (found.length < PAGE) return all;
  }
};

/** A visitor whose answers are checked against this version's contracts. */
export const strict = (visitor: Visitor): Visitor => {
  const check = (declared: Call, answer: unknown) => {
    const parsed = declared.answer.safeParse(answer);
    if (!parsed.success)
      throw new Error(`${declared.method} ${declared.path} does not answer as declared: ${parsed.error.message}`);
  };
  return {
    ...visitor,
    async call(declared, sent) {
      const answer = await visitor.call(declared, sent);
      check(declared, answer);
      return answer;
    },
    async upload(declared, sent, files) {
      const answer = await visitor.upload(declared, sent, files);
      check(declared, answer);
      return answer;
    },
  };
};

/** Whether a version refuses a call because it does not have it, or has it in another form. */
export const isOtherVersion = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof RequestError && [400, 404, 405].includes(error.status));
