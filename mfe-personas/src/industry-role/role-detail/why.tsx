import { languageName } from '@skills-architect/contracts/locale';
import { confidenceWord, type Suggestion, type SuggestionReasons } from '@skills-architect/contracts/roles';
import { Box, Grid, Heading, ProgressBar, Stack, Text, Wrap } from '@skills-architect/ui-kit';
import { Chip, toPercent } from '@skills-architect/ui-kit/extra';
import type { ReactNode } from 'react';
import { nearness } from './marks';
import { describePreviousChoices } from './previous-choices';

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

const describeLanguage = (language: string) =>
  language === 'other'
    ? 'The description is in another language than the role.'
    : `The description is in ${languageName(language)}, the role in another language.`;

interface WhyProps {
  reasons: SuggestionReasons;
  text: string;
  /** What the suggestion said of the role; empty for the role of a saved persona, which is shown without its suggestion. */
  suggestion: Partial<Pick<Suggestion, 'confidence' | 'unmeasuredLanguage'>>;
  /** No other role is suggested. */
  isOnly: boolean;
}

/** Why a role was suggested: the parts of its score with their reasons. */
export function Why({ reasons, text, suggestion, isOnly }: WhyProps) {
  const unmeasuredLanguage = suggestion.unmeasuredLanguage ?? reasons.unmeasuredLanguage;
  const isPossible = confidenceWord(suggestion, isOnly) === 'possible';
  const { parts, title, chosen, words, skills, nearPassages = [] } = reasons;
  return (
    <Stack gap="3">
      <Heading as="h4">Why this role</Heading>
      {unmeasuredLanguage !== undefined && (
        <Text color="fg.muted">
          {describeLanguage(unmeasuredLanguage)} How often the first suggestion for such texts is right has not been
          measured, so it is called 'possible' at most.
        </Text>
      )}
      {isPossible && unmeasuredLanguage === undefined && (
        <Text color="fg.muted">
          No other role is suggested, but its score is not high enough for 'likely', so it is called 'possible'.
        </Text>
      )}
      <Grid templateColumns="auto 1fr" columnGap="3" rowGap="3" alignItems="start">
        <Part name="Title" part={parts.title}>
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
              {words.slice(0, 5).map(({ term }) => (
                <Box key={term} role="listitem" minW="0">
                  <Chip label={term} />
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
