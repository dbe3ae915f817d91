import type { InferredSkill } from '@skills-architect/contracts/personas';
import type { Certainty } from '@skills-architect/contracts/skills';
import { Box, SelectField, Stack, StatusBadge, Text, type Tone } from '@skills-architect/ui-kit';
import { CategoryDot, type Column } from '@skills-architect/ui-kit/extra';
import { levelOptions } from '../../persona-skills/level-options';
import { OpeningName } from '../../persona-skills/opening-name';
import type { WrongSuggestions } from './use-wrong-suggestions';
import { Why } from './why';

const TONES: Record<Certainty, Tone> = { clear: 'done', likely: 'accent', possible: 'neutral' };

interface InferredColumnOptions {
  /** Number of levels in the client's scheme; undefined while the client loads. */
  levelCount: number | undefined;
  getLevel: (skill: InferredSkill) => number | null;
  /** Why the level of a skill cannot be chosen. */
  lockedReason: (skill: InferredSkill) => string | undefined;
  /** Whether the user tried to add the skill without choosing a level. */
  lacksLevel: (skill: InferredSkill) => boolean;
  onLevel: (skill: InferredSkill, proficiencyId: number | null) => void;
  onOpen: (skill: InferredSkill) => void;
  wrongSuggestions: WrongSuggestions;
}

/** Table columns for suggested skills that exist in the library. */
export const inferredColumns = (options: InferredColumnOptions): Column<InferredSkill>[] => [
  {
    id: 'skill',
    title: 'Skill',
    width: '17rem',
    rowHeader: true,
    cell: (skill) => (
      <Stack gap="1" alignItems="start">
        <OpeningName
          name={skill.skillName}
          language={skill.nameLanguage}
          editPath={`/skill/edit/${skill.skillId}`}
          onOpen={() => options.onOpen(skill)}
        />
        <CategoryDot name={skill.skillCategory.skillCategory} />
        {options.lockedReason(skill) && <StatusBadge>{options.lockedReason(skill)}</StatusBadge>}
      </Stack>
    ),
  },
  {
    id: 'why',
    title: 'Why',
    cell: (skill) => <Why skill={skill} wrongSuggestions={options.wrongSuggestions} />,
  },
  {
    id: 'sureness',
    title: 'How sure',
    width: '7rem',
    cell: ({ sureness }) =>
      sureness ? <StatusBadge tone={TONES[sureness]}>{sureness}</StatusBadge> : <Text color="fg.muted">–</Text>,
  },
  {
    id: 'level',
    title: 'Target proficiency',
    width: '13rem',
    cell: (skill) => (
      <Box>
        <SelectField
          label={`Target proficiency of ${skill.skillName}`}
          hideLabel
          value={options.getLevel(skill) ?? ''}
          placeholder="Choose a level"
          error={options.lacksLevel(skill) ? 'Choose a level' : undefined}
          disabled={options.lockedReason(skill) !== undefined}
          options={levelOptions(skill.proficiencies, {
            levelCount: options.levelCount,
            chosen: options.getLevel(skill),
          })}
          onChange={({ target }) => options.onLevel(skill, target.value ? Number(target.value) : null)}
        />
        {skill.evidence.some(({ level }) => level) && (
          <Text color="fg.muted" fontSize="sm">
            Proposed from the description
          </Text>
        )}
      </Box>
    ),
  },
];
