import type { PublicFigure } from '@skills-architect/contracts';

const ROLES_FIRST = 'Role for 391 jobs of O*NET among 3,007 of ESCO: mean reciprocal rank';
const ROLES_TEN = '… a right one among the first ten';
const TECH = 'Skills that sentences of technical job ads state: precision among the first five';
const HOUSE = '… of job ads of one employer';

/**
 * What the models that the portal brings reach on public data with ESCO 1.1.1 as the library, by their names. Source:
 * `npm run bench -- matching` and `-- semantics`, see `docs/performance.md`.
 */
const FIGURES: Readonly<Record<string, readonly PublicFigure[]>> = {
  'all-minilm-l6-v2-q': [
    { name: ROLES_FIRST, withModel: 0.768, wordsAlone: 0.725 },
    { name: ROLES_TEN, withModel: 0.936, wordsAlone: 0.926 },
    { name: TECH, withModel: 0.785, wordsAlone: 0.712 },
    { name: HOUSE, withModel: 0.68, wordsAlone: 0.518 },
  ],
  'multilingual-use-3': [
    { name: ROLES_FIRST, withModel: 0.771, wordsAlone: 0.725 },
    { name: ROLES_TEN, withModel: 0.931, wordsAlone: 0.926 },
    { name: TECH, withModel: 0.717, wordsAlone: 0.712 },
    { name: HOUSE, withModel: 0.614, wordsAlone: 0.518 },
  ],
};

/** The public figures of a model; none for one that was not measured. */
export const publicFigures = (model: string): PublicFigure[] => [...(FIGURES[model] ?? [])];
