import type { InferredFrom } from '@skills-architect/contracts/personas';
import type { SkillEvidence } from '@skills-architect/contracts/skills';
import type { TextMark } from '@skills-architect/ui-kit/extra';

/** Titles of the groups, in their order. */
export const GROUP_TITLES: Record<InferredFrom, string> = {
  'description and role': 'In the description and the role',
  description: 'Only in the description',
  role: 'Only in the role',
};

/** Marks of a sentence: the words of the skill, and those that state its level. */
export const evidenceMarks = ({ marks, level }: SkillEvidence): TextMark[] => [
  ...marks.map(({ start, end }): TextMark => ({ id: `skill ${start}`, start, end, note: 'Names the skill' })),
  ...(level
    ? [
        {
          id: `level ${level.start}`,
          start: level.start,
          end: level.end,
          tone: 'strong',
          note: 'States the level',
        } satisfies TextMark,
      ]
    : []),
];
