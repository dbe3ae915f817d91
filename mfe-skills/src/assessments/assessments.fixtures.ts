import type { AssessedScheme, Assessment } from '@skills-architect/contracts/skills';

/** The options of an adaptive question; the first is correct. */
export const OPTIONS = ['One', 'Two', 'Three', 'Four', 'Five'].map((option, index) => ({
  option,
  isCorrect: index === 0,
}));

/** A rating question, with defaults. */
export const anAssessment = (overrides: Partial<Assessment> = {}): Assessment => ({
  assessmentId: 7,
  skillId: 1,
  rev: 3,
  created: { at: '2026-01-01T09:00:00Z', by: 1 },
  updated: { at: '2026-01-01T09:00:00Z', by: 1 },
  type: { assessmentTypeId: 2, name: 'Evaluation' },
  subType: { assessmentSubTypeId: 5, name: 'Rating(1-5)' },
  evaluatorType: { evaluatorTypeId: 4, name: 'Peer' },
  schemeId: 1,
  proficiencySchemeLevelCount: 2,
  levelId: 11,
  levelNumber: 1,
  levelName: 'Novice',
  assessmentUrl: '',
  assessmentTestId: '',
  assessmentText: 'How well is the budget kept?',
  assessmentOptions: [],
  assessmentLanguage: 'en',
  status: 1,
  ...overrides,
});

/** An adaptive question. */
export const anAdaptive = (overrides: Partial<Assessment> = {}): Assessment =>
  anAssessment({
    assessmentId: 8,
    type: { assessmentTypeId: 4, name: 'Adaptive' },
    subType: null,
    evaluatorType: null,
    assessmentText: 'What is a budget?',
    assessmentOptions: OPTIONS,
    status: 4,
    ...overrides,
  });

/** A scheme of two levels with all evaluation questions; `levels` override this. */
export const aScheme = (
  overrides: Partial<AssessedScheme> = {},
  levels: readonly Partial<AssessedScheme['levels'][number]>[] = [],
): AssessedScheme => ({
  schemeId: 1,
  levelCount: 2,
  unpublished: 0,
  levels: ['Novice', 'Expert'].map((level, index) => ({
    levelId: 11 + index,
    levelNumber: index + 1,
    level,
    hasDescription: true,
    evaluatorTypeIds: [1, 2, 3, 4],
    adaptive: index ? 12 : 3,
    ...levels[index],
  })),
  ...overrides,
});
