import { beforeAll, describe, expect, it } from '@jest/globals';
import { suggestRoles } from '@skills-architect/contracts/roles';
import * as z from 'zod';
import { readDemo } from '../demo-files';
import { openSharedPortal, type SharedPortal } from './shared-portal.fixtures';

const Client = z.object({
  clientId: z.number(),
  personas: z.array(
    z.object({
      group: z.string(),
      name: z.string(),
      description: z.string(),
      responsibilities: z.array(z.string()),
      industryRole: z.string().optional(),
      expectedRole: z.string().optional(),
    }),
  ),
});
const clients = z.array(Client).parse(readDemo('personas/personas/'));
const personas = clients.flatMap(({ personas: members }) => members);

let portal: SharedPortal;
beforeAll(async () => {
  portal = await openSharedPortal();
});

/** The first suggestion for each demo persona, requested like an import does. */
const firstSuggestions = async () => {
  const { peer } = portal.platform.kitFor('personas');
  const found = await Promise.all(
    clients.map(async ({ clientId, personas: members }) => {
      const roleSuggestionsRequest = members.map((persona) => ({
        personaName: persona.name,
        groupName: persona.group,
        roleDescription: persona.description,
        rolesAndResponsibilities: persona.responsibilities.join('|'),
      }));
      const { suggestions } = await peer(suggestRoles, { body: { clientId, roleSuggestionsRequest } });
      return suggestions.map(({ roles }, index) => ({ persona: members[index], roles }));
    }),
  );
  return found.flat();
};

describe('matching the demo’s personas', () => {
  it('gives their role first for at least 50 of the 60', async () => {
    const found = await firstSuggestions();
    expect(found).toHaveLength(60);
    const missed = found.flatMap(({ persona, roles }) => {
      const expected = persona?.industryRole ?? persona?.expectedRole;
      const [first] = roles;
      return first?.roleName === expected ? [] : [`${persona?.name}: ${first?.roleName} instead of ${expected}`];
    });
    expect(missed.length <= 10 ? [] : missed).toEqual([]);
  });

  it('does not depend on repeating the role’s title', () => {
    const repeating = personas.filter(({ name, industryRole, expectedRole }) =>
      name.toLowerCase().includes((industryRole ?? expectedRole ?? '').toLowerCase()),
    );
    expect(repeating.length).toBeLessThanOrEqual(15);
  });
});
