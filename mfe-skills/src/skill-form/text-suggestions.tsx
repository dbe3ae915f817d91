import { suggestDetailedDescription, suggestShortDescription } from '@skills-architect/contracts/skills';
import { describeSuggestionSources, SuggestionBox, useSuggestions } from '@skills-architect/library-kit';
import { request } from '@skills-architect/portal-kit';
import { LABELS } from './skill-values';
import { missingFields, toSuggestionInput } from './suggestion-input';
import type { SkillFormState } from './use-skill-form';

const CALLS = { skillDescription: suggestShortDescription, embeddingDescription: suggestDetailedDescription } as const;

interface TextSuggestionsProps {
  form: SkillFormState;
  field: keyof typeof CALLS;
}

/** Suggestions for a description of the skill. */
export function TextSuggestions({ form, field }: TextSuggestionsProps) {
  const { values, record } = form;
  const label = LABELS[field];
  const suggestions = useSuggestions({
    missing: () => missingFields(values),
    ask: (askedOf, options) =>
      request(CALLS[field], { body: toSuggestionInput(values, record?.skillId, askedOf) }, options),
  });
  const { answer } = suggestions;
  return (
    <SuggestionBox
      label={label}
      {...suggestions.view}
      note={suggestions.describeChange(values[field])}
      none="No similar skill of the library has a text."
      items={(answer?.suggestions ?? []).map(({ text, records }) => ({
        key: text,
        text,
        from: answer && describeSuggestionSources(records, answer),
        verb: 'Use',
        onTake: () => suggestions.take(label, text, values[field], (now) => form.set(field, now)),
      }))}
    />
  );
}
