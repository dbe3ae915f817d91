import { PERSONA_USERS } from '@skills-architect/contracts';
import { navigate, useParams, useSession } from '@skills-architect/portal-kit';
import { MessageLoader } from '@skills-architect/ui-kit';
import { useEffect } from 'react';
import { PublishedSkills } from './published-skills';

/**
 * `/role/{roleId}/persona/skills/{personaId}/{personaGroup}` and `/add-skills/persona`: redirects to the skills of the
 * persona, or of the client's first one, with the search of the library open. SMEs, who see no personas, only search.
 */
export default function AddSkillsAddress() {
  const { user } = useSession();
  return PERSONA_USERS.includes(user.userType) ? <ToPersona /> : <PublishedSkills />;
}

function ToPersona() {
  const { personaId } = useParams();
  const screen = personaId ? `/persona/architect-skills/${personaId}` : '/architect_skills';
  useEffect(() => navigate(`${screen}?adding=true`, { replace: true }), [screen]);
  return <MessageLoader message="Loading the persona" />;
}
