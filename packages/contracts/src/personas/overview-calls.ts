import * as z from 'zod';
import { FindAnswer, FindQuery, HomeAnswer } from '../area-calls';
import { call } from '../call';
import { PERSONA_USERS } from '../user-types';
import { Count, Id, Line } from '../vocabulary';
import { PersonaSummary } from './persona';

/** For the landing page: imports of the user, personas without an industry role, and the client's first steps. */
export const personaHome = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/home/personas',
  query: z.object({ clientId: Id.optional() }),
  answer: HomeAnswer,
  access: { types: PERSONA_USERS, scope: { client: 'query.clientId', optional: true } },
  example: { query: { clientId: 1 } },
});

/** For the command palette: personas of all of the user's clients. */
export const personaFind = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/find/personas',
  query: FindQuery,
  answer: FindAnswer,
  access: { types: PERSONA_USERS, scope: { client: 'query.clientId', optional: true } },
  example: { query: { text: 'data' } },
});

/** Number of personas of each of the user's clients; clients without any are omitted. Kept up to date within seconds. */
export const countPersonas = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/counts',
  answer: z.object({ counts: z.array(z.object({ clientId: Id, personas: Count })) }),
  access: { types: PERSONA_USERS, scope: 'self' },
  example: {},
});

/**
 * Counts of waiting records: personas of the user's clients without an industry role, and the user's unfinished
 * imports.
 */
export const personaCounters = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/counters',
  answer: z.object({
    unmatched: Count,
    importsRunning: Count,
    /** The clients with the most of them. */
    unmatchedOfClients: z.array(z.object({ clientId: Id, unmatched: Count })).default([]),
  }),
  access: { types: PERSONA_USERS, scope: 'self' },
  example: {},
});

/** Progress of a client's first personas, as 0 or 1 each: there is one, one has an industry role, one has skills. */
export const personaFirstSteps = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/first-steps',
  query: z.object({ clientId: Id }),
  answer: z.object({ personas: Count, matched: Count, withSkills: Count }),
  access: { types: PERSONA_USERS, scope: { client: 'query.clientId' } },
  example: { query: { clientId: 1 } },
});

/** Personas of all of the user's clients whose names match a text; names that start with it come first. */
export const findPersonas = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/personas/find',
  query: z.object({ text: Line.min(1), pagesize: z.coerce.number().int().min(1).max(30).default(6) }),
  answer: z.object({
    personas: z.array(PersonaSummary.pick({ personaId: true, personaName: true, personaGroup: true, clientId: true })),
  }),
  access: { types: PERSONA_USERS, scope: 'self' },
  example: { query: { text: 'data' } },
});
