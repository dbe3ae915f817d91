import type { Confidence } from '@skills-architect/matching';
import type { ConfidenceRow } from './confidence-rows';

/** Share of right first suggestions (0..1) for one confidence in one setting. */
export type ConfidenceFigures = { setting: string; confidence: Confidence; rows: number; share: number; right: number };

const LEVELS: Confidence[] = ['clear', 'likely', 'several similar', 'no close role'];

/** Figures of each setting, in the order of the rows. */
export function confidenceFigures(rows: readonly ConfidenceRow[]): ConfidenceFigures[] {
  const settings = [...new Set(rows.map(describeSetting))];
  return settings.flatMap((setting) => {
    const all = rows.filter((row) => describeSetting(row) === setting);
    return LEVELS.map((confidence) => {
      const own = all.filter((row) => row.confidence === confidence);
      return {
        setting,
        confidence,
        rows: own.length,
        share: own.length / all.length,
        right: own.filter((row) => row.right).length / Math.max(1, own.length),
      };
    });
  });
}

/** For each kind of library the share of right first suggestions that are called 'no close role'. */
export function lostShares(rows: readonly ConfidenceRow[]): { library: string; share: number }[] {
  return [...new Set(rows.map(({ library }) => library))].map((library) => {
    const right = rows.filter((row) => row.library === library && row.setting === 'in' && row.right);
    const lost = right.filter((row) => row.confidence === 'no close role');
    return { library, share: lost.length / Math.max(1, right.length) };
  });
}

function describeSetting({ library, setting }: ConfidenceRow): string {
  return `${library}, ${setting}`;
}
