import { EVIDENCE } from '@skills-architect/matching';
import type { ConfidenceRow } from './confidence-rows';
import { median } from './limits';

/**
 * How much a row of a large library counts in the fit, by its library and setting; 1 if not listed. Rows of real
 * descriptions count more, because there are few of them.
 */
const LARGE_WEIGHTS: Partial<Record<`${ConfidenceRow['library']} ${ConfidenceRow['setting']}`, number>> = {
  'esco forbidden': 0.5,
  'part forbidden': 0.5,
  'part, real forbidden': 0.5,
  'esco, real in': 3,
  'esco, real removed': 3,
  'esco, real forbidden': 1.5,
};

/**
 * Evidence for small libraries: what the job and the role have in common, whatever library the role is in. How far a role
 * stands out from the others, or how long its text is, depends on the library and made probabilities incomparable.
 */
const SMALL_EVIDENCE: readonly (typeof EVIDENCE)[number][] = [
  'title',
  'nameWords',
  'within',
  'saidLabel',
  'duties',
  'skills',
  'explained',
  'level',
  'lead',
  'elsewhere',
  'kindInLibrary',
  'sameKind',
  'titleOnly',
  'near',
  'nearLead',
];

/** Evidence against the first suggestion. */
const AGAINST: ReadonlySet<string> = new Set(['elsewhere']);

/** How the model of libraries of one size is fitted. */
export type Fitting = {
  evidence: readonly (typeof EVIDENCE)[number][];
  /** Whether jobs kept apart are fitted, too. */
  fitsApart: boolean;
  signs?: readonly (1 | -1)[];
  weighRows: (rows: readonly ConfidenceRow[]) => (row: ConfidenceRow) => number;
  /** At most about this share of the right first suggestions may be called 'no close role'. */
  lost: number;
  /** Combines the limits of all kinds of library. */
  combine: (limits: readonly number[], strictest: (...limits: number[]) => number) => number;
};

const nameSetting = ({ library, setting }: ConfidenceRow) => `${library} ${setting}` as const;

export const LARGE: Fitting = {
  fitsApart: true,
  lost: 0.05,
  // Too few rows in English are marked as another language to fit a weight; only the limits depend on it.
  evidence: EVIDENCE.filter((name) => name !== 'otherLanguage'),
  weighRows: () => (row) => (LARGE_WEIGHTS[nameSetting(row)] ?? 1) * (row.evidence.titleOnly ? 0.5 : 1),
  combine: (limits, strictest) => strictest(...limits),
};

/** A setting with n rows weighs as much as √n rows. The kinds of library share one limit: the median of theirs. */
export const SMALL: Fitting = {
  fitsApart: false,
  // One row is .02 of the smallest kind: with .05 in the median some kinds lost more than .06.
  lost: 0.04,
  evidence: SMALL_EVIDENCE,
  signs: SMALL_EVIDENCE.map((name) => (AGAINST.has(name) ? -1 : 1)),
  weighRows: (rows) => {
    const counts = new Map<string, number>();
    for (const row of rows) counts.set(nameSetting(row), (counts.get(nameSetting(row)) ?? 0) + 1);
    return (row) => 1 / Math.sqrt(counts.get(nameSetting(row)) ?? 1);
  },
  combine: median,
};
