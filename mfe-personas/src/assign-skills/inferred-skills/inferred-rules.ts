import { formatDateTime, listNames } from '@skills-architect/contracts/locale';
import type { InferredFrom, InferredSkill, SuggestedBy, WrongSuggestion } from '@skills-architect/contracts/personas';
import type { SkillEvidence } from '@skills-architect/contracts/skills';
import type { TextMark } from '@skills-architect/ui-kit/extra';

/** Titles of the groups, in their order. */
export const GROUP_TITLES: Record<InferredFrom, string> = {
  'description and role': 'In the description and the role',
  description: 'Only in the description',
  role: 'Only in the role',
};

/** The group of a suggestion; those marked as wrong have a separate one. */
export const findGroup = ({ inferredFrom, isMarkedWrong }: InferredSkill) =>
  isMarkedWrong
    ? { id: 'wrong', title: 'Marked as wrong for this client' }
    : { id: inferredFrom, title: GROUP_TITLES[inferredFrom] };

/** What suggests a skill: names found in sentences, and the industry role. */
export const suggestedBy = ({ evidence, foundAs, inferredFrom }: InferredSkill): SuggestedBy => ({
  names: [...new Set(evidence.map(({ name = foundAs }) => name))].filter(Boolean),
  role: inferredFrom !== 'description',
});

/** Sentence that says what was marked as wrong, by whom and when. */
export const describeWrongSuggestion = ({ names, role, userName, at }: WrongSuggestion): string => {
  const marked = [...names.map((name) => `“${name}”`), ...(role ? ['the industry role'] : [])];
  const what = listNames(marked);
  const sentenceStart = `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
  return `${sentenceStart} ${marked.length > 1 ? 'do' : 'does'} not count: marked as wrong for this client by ${userName}, ${formatDateTime(at)}.`;
};

/** Marks of a sentence: the words that name or mean the skill, and those that state its level. */
export const evidenceMarks = ({ marks, level, foundBy }: SkillEvidence): TextMark[] => [
  ...marks.map(
    ({ start, end }): TextMark => ({
      id: `skill ${start}`,
      start,
      end,
      note: foundBy === 'meaning' ? 'Means the skill' : 'Names the skill',
    }),
  ),
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

/** Both passages of a skill that was found by meaning: “drives lorries” – “steer heavy vehicles”. */
export const describeMeaning = ({ sentence, marks, name = '' }: SkillEvidence): string => {
  const passages = marks.map(({ start, end }) => `“${sentence.slice(start, end)}”`);
  return `By meaning: ${[...passages, `“${name}”`].join(' – ')}`;
};
