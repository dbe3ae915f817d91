import type { Persona } from '@skills-architect/contracts/personas';
import { navigate } from '@skills-architect/portal-kit';
import { PersonaChoice } from './persona-choice';

/** Navigates to another persona of the same client. */
export function PersonaPicker({ persona }: { persona: Persona }) {
  return (
    <PersonaChoice
      label="Persona"
      hideLabel
      clearable={false}
      clientId={persona.clientId}
      value={persona}
      onChange={(option) => option && navigate(`/persona/architect-skills/${option.value}`)}
    />
  );
}
