import type { SuggestionReasons } from '@skills-architect/contracts/roles';
import { Box, Grid, Heading, ProgressBar, Stack, Text, Wrap } from '@skills-architect/ui-kit';
import { Chip, toPercent } from '@skills-architect/ui-kit/extra';
import type { ReactNode } from 'react';
import { nearness } from './marks';
import { describePreviousChoices } from './previous-choices';
import { WhyThisWord } from './why-this-word';

/** The level weighs half as much in the score as each other part. */
const MAX_LEVEL_PART = 0.5;

interface PartProps {
  name: string;
  part: number;
  children?: ReactNode;
}

/** One part of the score and its reasons. */
function Part({ name, part, children }: PartProps) {
  return (
    <>
      <Text fontWeight="medium">{name}</Text>
      <Stack gap="1" minW="0">
        <Box minH="5" display="flex" alignItems="center">
          <ProgressBar label={`${name}: ${toPercent(part)} of 100`} value={toPercent(part)} />
        </Box>
        {children}
      </Stack>
    </>
  );
}

interface WhyProps {
  reasons: SuggestionReasons;
  text: string;
}

/** Why a role was suggested: what was said of it, and the parts of its score with their reasons. */
export function Why({ reasons, text }: WhyProps) {
  const { parts, title, chosen, words, skills, nearPassages = [] } = reasons;
  return (
    <Stack gap="3">
      <Heading as="h4">Why this role</Heading>
      <WhyThisWord suggestion={reasons.suggestion} />
      <Grid templateColumns="auto 1fr" columnGap="3" rowGap="3" alignItems="start">
        <Part name="Title" part={parts.title}>
          {title.reading && (
            <Text color="fg.muted">
              “{title.reading.writtenAs}” read as “{title.reading.readAs}”
            </Text>
          )}
          {title.name && (
            <Text color="fg.muted">
              {title.alternative ? 'Nearest alternative name' : 'Nearest name'}: {title.name} (
              {nearness(title.similarity)})
            </Text>
          )}
        </Part>
        <Part name="Words" part={parts.words}>
          {words.length > 0 && (
            <Wrap gap="1" role="list" aria-label="Strongest terms">
              {words.slice(0, 5).map(({ term, writtenAs }) => (
                <Box key={term} role="listitem" minW="0">
                  <Chip label={writtenAs === undefined ? term : `${term} (from ${writtenAs})`} />
                </Box>
              ))}
            </Wrap>
          )}
        </Part>
        <Part name="Duties" part={parts.duties} />
        <Part name="Skills" part={parts.skills}>
          {skills.length > 0 && (
            <Box asChild display="grid" gap="2">
              <ul aria-label="Sentences nearest to the role's skills">
                {skills.map(({ start, end, skillNames }) => (
                  <li key={start}>
                    <Text>“{text.slice(start, end).trim()}”</Text>
                    <Text color="fg.muted">{skillNames.join(', ')}</Text>
                  </li>
                ))}
              </ul>
            </Box>
          )}
        </Part>
        {nearPassages[0] && (
          <Part name="Meaning" part={nearPassages[0].similarity}>
            <Box asChild display="grid" gap="2">
              <ul aria-label="Passages near by meaning">
                {nearPassages.map(({ passage, rolePassage }) => (
                  <li key={passage}>
                    <Text>“{passage}”</Text>
                    <Text color="fg.muted">by meaning: “{rolePassage}”</Text>
                  </li>
                ))}
              </ul>
            </Box>
          </Part>
        )}
        <Part name="Level" part={parts.level / MAX_LEVEL_PART} />
        {chosen && (
          <Part name="Chosen before" part={parts.chosen}>
            <Text color="fg.muted">{describePreviousChoices(chosen)}</Text>
          </Part>
        )}
      </Grid>
    </Stack>
  );
}
