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

/** Share of the right first suggestions in the library that are called 'no close role'. */
export function lostShare(rows: readonly ConfidenceRow[]): number {
  const right = rows.filter((row) => row.setting === 'in' && row.right);
  return right.filter((row) => row.confidence === 'no close role').length / Math.max(1, right.length);
}

function describeSetting({ library, setting }: ConfidenceRow): string {
  return `${library}, ${setting}`;
}
