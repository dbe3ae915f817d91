import { navigate, useParams } from '@skills-architect/portal-kit';
import { MessageLoader } from '@skills-architect/ui-kit';
import { useEffect } from 'react';

/**
 * `/role/{roleId}/persona/skills/{personaId}/{personaGroup}` and `/add-skills/persona`: redirects to the skills of the
 * persona, or of the client's first one, with the search of the library open.
 */
export default function AddSkillsAddress() {
  const { personaId } = useParams();
  const screen = personaId ? `/persona/architect-skills/${personaId}` : '/architect_skills';
  useEffect(() => navigate(`${screen}?adding=true`, { replace: true }), [screen]);
  return <MessageLoader message="Loading the persona" />;
}
