import { type Call, listCalls } from '@skills-architect/contracts';
import * as adminCalls from '@skills-architect/contracts/admin';
import * as explorerCalls from '@skills-architect/contracts/explorer';
import * as personasCalls from '@skills-architect/contracts/personas';
import * as portalCalls from '@skills-architect/contracts/portal';
import * as rolesCalls from '@skills-architect/contracts/roles';
import * as skillsCalls from '@skills-architect/contracts/skills';

/** All calls of the product by name. */
export const ALL_CALLS: Record<string, Call> = {
  ...listCalls(portalCalls),
  ...listCalls(adminCalls),
  ...listCalls(skillsCalls),
  ...listCalls(rolesCalls),
  ...listCalls(personasCalls),
  ...listCalls(explorerCalls),
};

/** The names of all calls. */
export const CALL_NAMES: ReadonlyMap<Call, string> = new Map(
  Object.entries(ALL_CALLS).map(([name, call]) => [call, name]),
);
