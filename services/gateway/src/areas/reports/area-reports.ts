import type { AreaFigures } from '@skills-architect/contracts/portal';
import type { Connection } from 'mongoose';
import type { VersionOfArea } from './find-build-of-url';

type Counter = 'opened' | 'errors' | 'failedLoads' | 'violations';

/** Counts of one version. */
interface StoredReports extends Partial<Record<Counter, number>> {
  _id: string;
  area: string;
  version: string;
  lcp?: number[];
  example?: { text: string; at: Date };
  at: Date;
}

/** What is added to the counts of a version. */
export interface ReportedUse {
  opened?: number;
  failedLoads?: number;
  /** Sentences; only the last one is kept. */
  errors?: readonly string[];
  violations?: readonly string[];
  lcpMs?: number | undefined;
}

const MAX_LCP = 200;
const MAX_EXAMPLE = 500;
/** Counts of a version that nobody has opened for so long are removed. */
const KEPT_S = 90 * 24 * 3600;

/** The 75th percentile; undefined of nothing. */
export const percentile75 = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * 0.75) - 1)];

/** Counts of what pages report of versions of areas: one document for each version, of limited size. */
export const areaReports = (portal: Connection) => {
  const stored = () => portal.collection<StoredReports>('areaReports');
  return {
    createIndexes: () => stored().createIndex({ at: 1 }, { expireAfterSeconds: KEPT_S }),

    async add({ area, version }: VersionOfArea, use: ReportedUse): Promise<void> {
      const { opened = 0, failedLoads = 0, errors = [], violations = [], lcpMs } = use;
      const at = new Date();
      const text = [...errors, ...violations].at(-1)?.slice(0, MAX_EXAMPLE);
      await stored().updateOne(
        { _id: `${area} ${version}` },
        {
          $inc: { opened, failedLoads, errors: errors.length, violations: violations.length },
          $set: { area, version, at, ...(text && { example: { text, at } }) },
          ...(lcpMs !== undefined && { $push: { lcp: { $each: [lcpMs], $slice: -MAX_LCP } } }),
        },
        { upsert: true },
      );
    },

    /** The figures of an area's versions. */
    async ofArea(area: string): Promise<ReadonlyMap<string, AreaFigures>> {
      const found = await stored()
        .find({ _id: { $gte: `${area} `, $lt: `${area}!` } })
        .toArray();
      return new Map(
        found.map(({ version, lcp = [], example, ...counts }) => {
          const lcpMs = percentile75(lcp);
          const figures: AreaFigures = {
            opened: counts.opened ?? 0,
            errors: counts.errors ?? 0,
            failedLoads: counts.failedLoads ?? 0,
            violations: counts.violations ?? 0,
            ...(lcpMs !== undefined && { lcpMs: Math.round(lcpMs) }),
            ...(example && { example: { text: example.text, at: example.at.toISOString() } }),
          };
          return [version, figures];
        }),
      );
    },

    /** Removes the counts of a version, so that a removed one leaves nothing. */
    remove: ({ area, version }: VersionOfArea) => stored().deleteOne({ _id: `${area} ${version}` }),
  };
};
export type AreaReports = ReturnType<typeof areaReports>;
