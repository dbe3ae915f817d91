/** The parts of a score in their fixed order. */
export const PARTS = ['title', 'words', 'duties', 'skills', 'level'] as const;
export type ScorePart = (typeof PARTS)[number];

/** The largest value of each part; the level weighs half. */
export const MAX_OF_PART: Record<ScorePart, number> = { title: 1, words: 1, duties: 1, skills: 1, level: 0.5 };
