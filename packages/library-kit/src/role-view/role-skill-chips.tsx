import { Box, Heading, LanguageTag, Loaded, Skeleton, Stack, Wrap } from '@skills-architect/ui-kit';
import { CategoryDot, Chip } from '@skills-architect/ui-kit/extra';
import type { ComponentProps } from 'react';

/** A skill as a chip. */
interface ChipSkill {
  skillId: number;
  skillName: string;
  nameLanguage?: string | undefined;
  category: string;
}

interface RoleSkillChipsProps {
  title: string;
  /** Heading level. */
  titleAs: 'h3' | 'h4';
  /** May contain a skill several times, once per scheme. */
  skills: ComponentProps<typeof Loaded<readonly ChipSkill[]>>['result'];
}

const unique = (skills: readonly ChipSkill[]) => [...new Map(skills.map((skill) => [skill.skillId, skill])).values()];

/** The distinct skills of a role as chips, with their number. */
export function RoleSkillChips({ title, titleAs, skills }: RoleSkillChipsProps) {
  return (
    <Stack gap="2">
      <Heading as={titleAs}>{skills.data ? `${title} (${unique(skills.data).length})` : title}</Heading>
      <Loaded result={skills} waiting={<Skeleton lines={2} label="Loading the skills" />}>
        {(data) => (
          <Wrap gap="1" role="list" aria-label={title}>
            {unique(data).map(({ skillId, skillName, nameLanguage, category }) => (
              <Box key={skillId} role="listitem" minW="0" maxW="full">
                <Chip
                  label={skillName}
                  start={<CategoryDot name={category} hideName />}
                  end={<LanguageTag language={nameLanguage} />}
                />
              </Box>
            ))}
          </Wrap>
        )}
      </Loaded>
    </Stack>
  );
}
