import { historyCalls } from '../history';
import { PERSONA_USERS } from '../user-types';
import { Persona, PersonaSkills } from './persona';

const ofPersona = {
  service: 'personas',
  params: { personaId: 1 },
  access: { types: PERSONA_USERS, scope: { record: 'persona', id: 'params.personaId' } },
} as const;
const ofFields = historyCalls({
  ...ofPersona,
  path: '/v3/personas/{personaId}',
  answer: Persona,
  failures: ['conflict'],
});
const ofSkills = historyCalls({ ...ofPersona, path: '/v3/personas/{personaId}/proficiencies', answer: PersonaSkills });

/** Lists the versions of a persona: who changed which fields, and when. Skills have their own history. */
export const personaHistory = ofFields.list;

/**
 * Restores an earlier version of a persona; the restore is itself a new version. If that version has another industry
 * role, skills that came from the current role are replaced. Answers 409 when another persona has the name.
 */
export const restorePersonaVersion = ofFields.restore;

/** Lists the versions of a persona's skills: who changed which skill, level or criticality, and when. */
export const personaSkillsHistory = ofSkills.list;

/**
 * Restores an earlier version of a persona's skills. Skills and levels that no longer exist in the library are left out.
 * Only user types 2 and 4 may remove rows from Skill Match or Inferred Skill this way.
 */
export const restorePersonaSkillsVersion = ofSkills.restore;
