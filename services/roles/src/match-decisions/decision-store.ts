import type { Confidence, DecisionSource } from '@skills-architect/contracts/roles';
import { fold, isTaken, type ServiceKit, splitWords } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import { bareTitle } from '../matching/bare-title';

/** What somebody has decided about suggested roles; the id is its subject, such as `persona 7` or `posting 3`. */
export interface DecisionDocument {
  _id: string;
  /** Null for annotations, which belong to no client. */
  clientId: number | null;
  source: DecisionSource;
  /** The title without what adverts add, folded; and its words. */
  titleKey: string;
  words: string[];
  title: string;
  suggested: number[];
  confidence: Confidence | null;
  /** Null: none of the suggested roles and no other one. */
  chosen: number | null;
  by: number;
  at: Date;
}

/** Descriptions are kept apart: they are long, and only the gold file has them. */
export interface DecidedText {
  _id: string;
  description: string;
}

/** A decision as it is recorded. */
export type NewDecision = Omit<DecisionDocument, 'titleKey' | 'words'> & { description: string };

/** A title of a later posting may have additions that the decided one had not. */
export const decidedTitle = (title: string) => {
  const bare = bareTitle(title);
  return { title: bare, titleKey: fold(bare), words: splitWords(bare) };
};

const stored = ({ description: _, ...decision }: NewDecision): DecisionDocument => ({
  ...decision,
  ...decidedTitle(decision.title),
});

const unlessTaken = (error: unknown) => {
  if (!isTaken(error)) throw error;
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

    /** Those that are known, by subject. */
    known: async (subjects: string[]) => {
      const found = await decisions()
        .find({ _id: { $in: subjects } })
        .toArray();
      return new Map(found.map((one) => [one._id, one]));
    },

    /** Keeps decisions in place of earlier ones about the same subjects; later ones stay. */
    async keep(all: readonly NewDecision[]) {
      const replaced = all.map((one) => ({
        replaceOne: { filter: { _id: one._id, at: { $lte: one.at } }, replacement: stored(one), upsert: true },
      }));
      // A subject with a later decision is not found, and taken for the upsert.
      await decisions().bulkWrite(replaced, { ordered: false }).catch(unlessTaken);
      await texts().bulkWrite(
        all.map(({ _id, description }) => ({
          updateOne: { filter: { _id }, update: { $set: { description } }, upsert: true },
        })),
        { ordered: false },
      );
    },

    /** Keeps a decision in the transaction of the change that it comes from, which puts decisions in order. */
    async put(decision: NewDecision, session: ClientSession) {
      const { _id, description } = decision;
      await decisions().replaceOne({ _id }, stored(decision), { upsert: true, session });
      await texts().updateOne({ _id }, { $set: { description } }, { upsert: true, session });
    },

    async forget(subject: string, session: ClientSession) {
      await decisions().deleteOne({ _id: subject }, { session });
      await texts().deleteOne({ _id: subject }, { session });
    },
  };
};
export type DecisionStore = ReturnType<typeof decisionStore>;
