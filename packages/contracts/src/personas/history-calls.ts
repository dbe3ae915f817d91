import { call } from '../call';
import { RecordVersions, RestoredVersion, VersionPage } from '../history';
import { PERSONA_USERS } from '../user-types';
import { Persona, PersonaSkills } from './persona';

const ofPersona = { types: PERSONA_USERS, scope: { record: 'persona', id: 'params.personaId' } } as const;
const version = { params: { personaId: 1 }, body: { rev: 1, version: 0 } };

/** Lists the versions of a persona: who changed which fields, and when. Skills have their own history. */
export const personaHistory = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/{personaId}/history',
  query: VersionPage,
  answer: RecordVersions,
  access: ofPersona,
  example: { params: { personaId: 1 } },
});

/**
 * Restores an earlier version of a persona; the restore is itself a new version. If that version has another industry
 * role, skills that came from the current role are replaced. Answers 409 when another persona has the name.
 */
export const restorePersonaVersion = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/{personaId}/history/restore',
  body: RestoredVersion,
  answer: Persona,
  failures: ['conflict'],
  access: ofPersona,
  example: version,
});

/** Lists the versions of a persona's skills: who changed which skill, level or criticality, and when. */
export const personaSkillsHistory = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/{personaId}/proficiencies/history',
  query: VersionPage,
  answer: RecordVersions,
  access: ofPersona,
  example: { params: { personaId: 1 } },
});

/**
 * Restores an earlier version of a persona's skills. Skills and levels that no longer exist in the library are left out.
 * Only user types 2 and 4 may remove rows from Skill Match or Inferred Skill this way.
 */
export const restorePersonaSkillsVersion = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/personas/{personaId}/proficiencies/history/restore',
  body: RestoredVersion,
  answer: PersonaSkills,
  access: ofPersona,
  example: version,
});
