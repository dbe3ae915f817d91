import { type KnowledgeBase, suggestWikis } from '@skills-architect/contracts/skills';
import { SuggestionBox, useSuggestions } from '@skills-architect/library-kit';
import { request } from '@skills-architect/portal-kit';
import { missingFields, toSuggestionInput } from './suggestion-input';
import type { SkillFormState } from './use-skill-form';

interface WikiSuggestionsProps {
  form: SkillFormState;
  onAdd: (entry: KnowledgeBase) => void;
}

/** Suggested knowledge bases for the skill. */
export function WikiSuggestions({ form, onAdd }: WikiSuggestionsProps) {
  const { values, record } = form;
  const chosen = values.encyclopedia.map(({ encyclopediaId }) => encyclopediaId);
  const suggestions = useSuggestions({
    missing: () => missingFields(values),
    ask: (askedOf, options) => {
      const body = { ...toSuggestionInput(values, record?.skillId, askedOf), EncyclopediaIds: chosen };
      return request(suggestWikis, { body }, options);
    },
  });
  const { answer } = suggestions;
  const disabledReason = (encyclopediaId: number, isUnknown: boolean) => {
    if (isUnknown) return 'The Skillopedia has no entry of this title';
    return chosen.includes(encyclopediaId) ? 'Encyclopedia already added' : undefined;
  };
  return (
    <SuggestionBox
      label="Knowledge Base"
      {...suggestions.view}
      none="The Skillopedia has no entry with such a title."
      items={(answer?.suggestions ?? []).map(({ encyclopediaId, encyclopedia, url, isInValidId }) => ({
        key: encyclopedia,
        title: encyclopedia,
        text: '',
        verb: 'Add',
        disabledReason: disabledReason(encyclopediaId, isInValidId),
        onTake: () => onAdd({ encyclopediaId, encyclopedia, url }),
      }))}
    />
  );
}
