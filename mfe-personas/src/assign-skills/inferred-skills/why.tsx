import type { InferredSkill } from '@skills-architect/contracts/personas';
import { Button, Stack, Text } from '@skills-architect/ui-kit';
import { Evidence } from './evidence';
import { describeWrongSuggestion } from './inferred-rules';
import type { WrongSuggestions } from './use-wrong-suggestions';

/** Why a skill is suggested, with a button to mark it as wrong. */
export function Why({ skill, wrongSuggestions }: { skill: InferredSkill; wrongSuggestions: WrongSuggestions }) {
  const { evidence, foundAs, skillName, wrong, isMarkedWrong } = skill;
  return (
    <Stack gap="1" alignItems="start">
      <Evidence evidence={evidence} fallback="The industry role asks for it; the description does not mention it." />
      {foundAs && foundAs !== skillName && <Text color="fg.muted">Found as “{foundAs}”</Text>}
      {wrong && <Text color="fg.muted">{describeWrongSuggestion(wrong)}</Text>}
      {wrong && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Not wrong, ${skillName}`}
          loading={wrongSuggestions.isBusy}
          onClick={() => void wrongSuggestions.unmark(skill, wrong)}
        >
          Not wrong
        </Button>
      )}
      {!isMarkedWrong && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Wrong suggestion, ${skillName}`}
          loading={wrongSuggestions.isBusy}
          onClick={() => void wrongSuggestions.mark(skill)}
        >
          Wrong suggestion
        </Button>
      )}
    </Stack>
  );
}
