import type { AccuracyBy, Confidence, DecisionSource } from '@skills-architect/contracts/roles';
import type { DecisionStore } from './decision-store';

const MAX_ROWS = 60;
const MAX_CORRECTIONS = 20;
/** Decisions without suggestions say nothing about the matcher. */
const HAS_SUGGESTIONS = { 'suggested.0': { $exists: true } };

const FIRST_SUGGESTION = { $arrayElemAt: ['$suggested', 0] };
const IS_CHOSEN = { $ne: ['$chosen', null] };
const count = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });
const COUNTS = {
  decisions: { $sum: 1 },
  chosen: count(IS_CHOSEN),
  first: count({ $eq: ['$chosen', FIRST_SUGGESTION] }),
  firstThree: count({ $in: ['$chosen', { $slice: ['$suggested', 3] }] }),
};

/** Group key of a decision: a month such as `2026-03`, a source, or a client id (null for annotations). */
const GROUP_KEYS: Record<AccuracyBy, unknown> = {
  month: { $dateToString: { date: '$at', format: '%Y-%m' } },
  source: '$source',
  client: '$clientId',
};

/** Counts of decisions. */
export interface DecisionCounts {
  decisions: number;
  chosen: number;
  first: number;
  firstThree: number;
}
interface AccuracyCounts {
  all: DecisionCounts[];
  rows: (DecisionCounts & { _id: string | number | null })[];
  confidence: { _id: Confidence; decisions: number; right: number }[];
  corrections: { _id: { suggested: number; chosen: number | null }; times: number; title: string }[];
}

export interface AccuracyFilter {
  by: AccuracyBy;
  source?: DecisionSource | undefined;
  clientId?: number | undefined;
}

/** Counts decisions in total, by row, by confidence, and the most frequent corrections. */
export const countAccuracy = async (
  store: DecisionStore,
  { by, source, clientId }: AccuracyFilter,
): Promise<AccuracyCounts> => {
  const filter = { ...(clientId !== undefined && { clientId }), ...(source && { source }) };
  const [found] = await store
    .decisions()
    .aggregate<AccuracyCounts>([
      { $match: { ...filter, at: { $gte: new Date(0) }, ...HAS_SUGGESTIONS } },
      { $project: { chosen: 1, suggested: 1, confidence: 1, at: 1, source: 1, clientId: 1, title: 1 } },
      {
        $facet: {
          all: [{ $group: { _id: null, ...COUNTS } }],
          rows: [
            { $group: { _id: GROUP_KEYS[by], ...COUNTS } },
            { $sort: by === 'month' ? { _id: -1 } : { decisions: -1, _id: 1 } },
            { $limit: MAX_ROWS },
          ],
          confidence: [
            { $match: { confidence: { $ne: null } } },
            {
              $group: {
                _id: '$confidence',
                decisions: { $sum: 1 },
                right: count({
                  $cond: [
                    { $eq: ['$confidence', 'no close role'] },
                    { $eq: ['$chosen', null] },
                    { $eq: ['$chosen', FIRST_SUGGESTION] },
                  ],
                }),
              },
            },
          ],
          corrections: [
            { $match: { $expr: { $ne: ['$chosen', FIRST_SUGGESTION] } } },
            {
              $group: {
                _id: { suggested: FIRST_SUGGESTION, chosen: '$chosen' },
                times: { $sum: 1 },
                title: { $first: '$title' },
              },
            },
            { $sort: { times: -1, '_id.suggested': 1, '_id.chosen': 1 } },
            { $limit: MAX_CORRECTIONS },
          ],
        },
      },
    ])
    .toArray();
  return found ?? { all: [], rows: [], confidence: [], corrections: [] };
};
