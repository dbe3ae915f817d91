import { getPersona, listPersonaSkills } from '@skills-architect/contracts/personas';
import { useCall } from '@skills-architect/portal-kit';

/** One compared persona and its saved skills; nothing for the id 0. */
export function useComparedPersona(personaId: number) {
  const input = personaId ? { params: { personaId } } : undefined;
  const persona = useCall(getPersona, input);
  const skills = useCall(listPersonaSkills, input);
  return {
    persona: persona.data,
    saved: skills.data,
    isLoading: personaId > 0 && (persona.isLoading || skills.isLoading),
    /** The call that failed, to be retried. */
    failed: [persona, skills].find(({ error }) => error),
  };
}
