import type { Confidence, DecisionSource } from '@skills-architect/contracts/roles';
import { fold, isDuplicateKeyError, type ServiceKit, splitWords } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import { bareTitle } from '../matching/bare-title';

/** A user's decision on suggested roles; the id is its subject, such as `persona 7` or `posting 3`. */
export interface DecisionDocument {
  _id: string;
  /** Null for annotations, which belong to no client. */
  clientId: number | null;
  source: DecisionSource;
  /** The folded title without additions of adverts, and its words. */
  titleKey: string;
  words: string[];
  title: string;
  suggested: number[];
  confidence: Confidence | null;
  /** Null: no role was chosen. */
  chosen: number | null;
  by: number;
  at: Date;
}

/** Descriptions are in a separate collection, because they are long and only the gold file needs them. */
export interface DecidedText {
  _id: string;
  description: string;
  /** When the decision was made. */
  at: Date;
}

/** A decision to store. */
export type NewDecision = Omit<DecisionDocument, 'titleKey' | 'words'> & { description: string };

/** The title without additions of adverts, because those differ between postings of the same job. */
export const decidedTitle = (title: string) => {
  const bare = bareTitle(title);
  return { title: bare, titleKey: fold(bare), words: splitWords(bare) };
};

const toDocument = ({ description: _, ...decision }: NewDecision): DecisionDocument => ({
  ...decision,
  ...decidedTitle(decision.title),
});

const ignoreTaken = (error: unknown) => {
  if (!isDuplicateKeyError(error)) throw error;
};

/** The decisions about suggested roles. */
export const decisionStore = (kit: Pick<ServiceKit, 'db'>) => {
  const decisions = () => kit.db.collection<DecisionDocument>('matchDecision');
  const texts = () => kit.db.collection<DecidedText>('matchDecisionText');

  return {
    decisions,
    texts,
    createIndexes: () =>
      decisions().createIndexes([
        { key: { clientId: 1, words: 1, at: -1 } },
        { key: { words: 1, at: -1 } },
        { key: { at: 1 } },
        { key: { clientId: 1, at: 1 } },
        { key: { source: 1, at: 1 } },
      ]),

    /** Stored decisions by subject. */
    findBySubjects: async (subjects: string[]) => {
      const found = await decisions()
        .find({ _id: { $in: subjects } })
        .toArray();
      return new Map(found.map((counted) => [counted._id, counted]));
    },

    /** Stores decisions, replacing earlier ones on the same subject; a later stored one is kept. */
    async keep(all: readonly NewDecision[]) {
      const replacements = all.map((newDecision) => ({
        replaceOne: {
          filter: { _id: newDecision._id, at: { $lte: newDecision.at } },
          replacement: toDocument(newDecision),
          upsert: true,
        },
      }));
      // When a later decision is stored, the filter does not match, and the upsert fails with a duplicate key.
      await decisions().bulkWrite(replacements, { ordered: false }).catch(ignoreTaken);
      const textUpdates = all.map(({ _id, description, at }) => ({
        // Texts without a time were stored by an earlier version.
        updateOne: { filter: { _id, at: { $not: { $gt: at } } }, update: { $set: { description, at } }, upsert: true },
      }));
      await texts().bulkWrite(textUpdates, { ordered: false }).catch(ignoreTaken);
    },

    /** Stores a decision in the transaction of its change, which determines the order of decisions. */
    async put(decision: NewDecision, session: ClientSession) {
      const { _id, description, at } = decision;
      await decisions().replaceOne({ _id }, toDocument(decision), { upsert: true, session });
      await texts().updateOne({ _id }, { $set: { description, at } }, { upsert: true, session });
    },

    async forget(subject: string, session: ClientSession) {
      await decisions().deleteOne({ _id: subject }, { session });
      await texts().deleteOne({ _id: subject }, { session });
    },
  };
};
export type DecisionStore = ReturnType<typeof decisionStore>;
