import { createHash } from 'node:crypto';
import type { ComparedLanguages, LoggedSuggestion, Replay } from '@skills-architect/contracts/roles';
import type { ClientSession, Connection } from 'mongoose';
import { expireAfter } from '../database/retention';

const COLLECTION = 'suggestions';

/** Who chose what, and when. */
export interface SuggestionDecision {
  subject: string;
  chosen: (number | string)[];
  by: number;
  at: Date;
}

type Shared = Pick<LoggedSuggestion, 'kind' | 'clientId' | 'matcher' | 'model' | 'input' | 'evidence'>;

/** What was suggested, from which state of the library, for which input; `_id` is the digest of all of it. */
export interface SuggestionRecord extends Shared {
  _id: string;
  inputHash: string;
  library: Record<string, unknown>;
  /** What it was suggested for, such as `persona 7`; null until it is decided. */
  subject: string | null;
  /** Who asked; null for a service. */
  by: number | null;
  at: Date;
  decisions: SuggestionDecision[];
  /** The language of its text, where that lowered the confidence in the first suggested role. */
  unmeasuredLanguage?: string;
  /** The languages of the job and of the first suggested role, where they differ. */
  languages?: ComparedLanguages;
  /** What came of making it again last. */
  replay?: Replay & { at: Date; jobToken: string };
  /** The job that makes it again, or did last. */
  replayToken?: string;
}

export type NewSuggestion = Omit<SuggestionRecord, '_id' | 'inputHash' | 'at' | 'decisions' | 'replay' | 'replayToken'>;

/** SHA-256 of a value as JSON, in base64url. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** The log of what was suggested and what people decided; one for all services, in the database of the gateway. */
export const suggestionLog = (portal: Connection, { days, now }: { days: number; now: () => Date }) => {
  const log = () => portal.collection<SuggestionRecord>(COLLECTION);
  return {
    async createIndexes() {
      await log().createIndexes([
        { key: { clientId: 1, subject: 1, at: -1 } },
        { key: { clientId: 1, 'input.title': 1, at: -1 } },
        { key: { by: 1, kind: 1, at: -1 } },
      ]);
      await expireAfter(portal, COLLECTION, 'at', days);
    },

    /** Notes suggestions; the same from the same state of the library for the same input have one record. */
    async note(suggestions: readonly NewSuggestion[]) {
      if (!suggestions.length) return;
      const records = suggestions.map((suggestion) => {
        const _id = digestOf(suggestion);
        return { ...suggestion, _id, inputHash: digestOf(suggestion.input), at: now(), decisions: [] };
      });
      await log().bulkWrite(
        records.map(({ _id, ...record }) => ({
          updateOne: { filter: { _id }, update: { $setOnInsert: record }, upsert: true },
        })),
        { ordered: false },
      );
    },

    /** Notes a decision at the latest suggestion that matches; once, however often it is reported. */
    async decide(
      filter: Partial<Record<keyof SuggestionRecord | `input.${string}` | `evidence.${string}`, unknown>>,
      decision: SuggestionDecision,
      session?: ClientSession,
    ): Promise<boolean> {
      const { subject } = decision;
      const found = await log().findOneAndUpdate(
        // The paths into input and evidence are of this log, not of the type.
        { ...filter, subject: { $in: [null, subject] } } as object,
        { $set: { subject }, $addToSet: { decisions: decision } },
        { sort: { at: -1 }, ...(session && { session }) },
      );
      return found !== null;
    },

    /** The latest record of a client that was made from these values. */
    latest: (clientId: number, kind: SuggestionRecord['kind'], input: Readonly<Record<string, unknown>>) => {
      const ofInput = Object.entries(input).map(([field, value]) => [`input.${field}`, value]);
      return log().findOne({ clientId, kind, ...Object.fromEntries(ofInput) }, { sort: { at: -1 } });
    },

    read: (_id: string, session?: ClientSession) => log().findOne({ _id }, session && { session }),

    /** Notes the job that makes a suggestion again, in the transaction that starts it. */
    noteReplayJob: (_id: string, replayToken: string, session: ClientSession) =>
      log().updateOne({ _id }, { $set: { replayToken } }, { session }),

    /** Notes what came of making a suggestion again; only the last time is kept. */
    noteReplay: (_id: string, replay: Replay, jobToken: string) =>
      log().updateOne({ _id }, { $set: { replay: { ...replay, at: now(), jobToken } } }),

    /** Records of a client (null: of the library), latest first. */
    list: (filter: { clientId: number | null; subject?: string }, limit?: number) => {
      const cursor = log().find(filter).sort({ at: -1 });
      return limit === undefined ? cursor : cursor.limit(limit);
    },

    removeClient: (clientId: number) => log().deleteMany({ clientId }),
  };
};
export type SuggestionLog = ReturnType<typeof suggestionLog>;
