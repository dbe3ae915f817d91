import { healthCalls } from '../library-health';

/** Library Health of the personas of all clients. */
export const personaHealthCalls = healthCalls({ service: 'personas', topic: 'personas' });
export const listPersonaFindings = personaHealthCalls.list;
export const countPersonaFindings = personaHealthCalls.count;
export const checkPersonaHealth = personaHealthCalls.check;
export const ignorePersonaFindings = personaHealthCalls.ignore;
