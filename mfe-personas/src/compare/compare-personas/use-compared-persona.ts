import { getPersona } from '@skills-architect/contracts/personas';
import { useCall } from '@skills-architect/portal-kit';
import { useMapping } from '../../assign-skills/use-mapping';

/** One compared persona and the draft of its skills; id 0 loads nothing. */
export function useComparedPersona(personaId: number) {
  const persona = useCall(getPersona, personaId ? { params: { personaId } } : undefined);
  const mapping = useMapping({ personaId, personaName: persona.data?.personaName ?? 'this persona' });
  return {
    personaId,
    persona: persona.data,
    mapping,
    isLoading: personaId > 0 && (persona.isLoading || mapping.isLoading),
    /** The failed call, for a retry. */
    failed: [persona, mapping].find(({ error }) => error),
  };
}
