import { suggestRoleDescription, suggestWorkFunctions } from '@skills-architect/contracts/roles';
import { describeSuggestionSources, SuggestionBox, useSuggestions } from '@skills-architect/library-kit';
import { request } from '@skills-architect/portal-kit';
import { LABELS } from './role-values';
import { missingFields, toSuggestionInput } from './suggestion-input';
import type { RoleFormState } from './use-role-form';

/** Suggested descriptions of the role. */
export function DescriptionSuggestions({ form }: { form: RoleFormState }) {
  const currentText = form.values.roleDescription;
  const suggestions = useSuggestions({
    missing: () => missingFields(form),
    ask: (askedOf, options) => request(suggestRoleDescription, { body: toSuggestionInput(form, askedOf) }, options),
  });
  const { answer } = suggestions;
  return (
    <SuggestionBox
      label={LABELS.roleDescription}
      {...suggestions.view}
      note={suggestions.describeChange(currentText)}
      none="No similar role of the library has a description."
      items={(answer?.suggestions ?? []).map(({ text, records }) => ({
        key: text,
        text,
        from: answer && describeSuggestionSources(records, answer),
        verb: 'Use',
        onTake: () =>
          suggestions.take(LABELS.roleDescription, text, currentText, (now) => form.set('roleDescription', now)),
      }))}
    />
  );
}

/** Suggested work functions, added to those of the role. */
export function WorkFunctionSuggestions({ form }: { form: RoleFormState }) {
  const sections = form.values.workFunctions;
  const suggestions = useSuggestions({
    missing: () => missingFields(form),
    ask: (askedOf, options) => request(suggestWorkFunctions, { body: toSuggestionInput(form, askedOf) }, options),
  });
  const { answer } = suggestions;
  const add = (name: string, tasks: string) => {
    const filledSections = sections.filter((section) => section.name.trim() || section.tasks.trim());
    form.set('workFunctions', [...filledSections, { name, tasks }]);
  };
  return (
    <SuggestionBox
      label="Work Functions and Tasks"
      {...suggestions.view}
      none="No similar role of the library has other work functions."
      items={(answer?.suggestions ?? []).map(({ name, tasks, records }) => {
        const lines = tasks.join('\n');
        const isAdded = sections.some((section) => section.name === name && section.tasks === lines);
        return {
          key: `${name}\n${lines}`,
          title: name || 'Tasks without a work function',
          text: lines,
          from: answer && describeSuggestionSources(records, answer),
          verb: 'Add',
          disabledReason: isAdded ? 'Already added' : undefined,
          onTake: () => add(name, lines),
        };
      })}
    />
  );
}
