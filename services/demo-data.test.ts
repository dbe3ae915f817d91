import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { readDemo } from './demo-files';

const Family = z.object({
  category: z.string(),
  skills: z.array(
    z.object({
      name: z.string(),
      source: z.string().default('Skills Architect'),
      status: z.string().default('Published'),
    }),
  ),
});
const Named = z.object({ name: z.string() });
const Role = z.object({
  name: z.string(),
  status: z.string().default('Published'),
  skills: z.array(Named),
  workFunctions: z.array(z.object({ tasks: z.array(z.string()) })),
});
const SubSector = z.object({
  subsectorId: z.number(),
  functions: z.array(z.object({ functionId: z.number(), roles: z.array(Role) })),
});
const Rank = z.object({ leadershipRoleName: z.string(), skills: z.record(z.string(), z.array(Named)) });
const Library = z.object({ sources: z.array(z.object({ sourceId: z.number() })) });
const Ids = z.array(z.number()).default([]);
const Client = z.object({
  clientId: z.number(),
  clientName: z.string(),
  sourceIds: Ids,
  subSectorIds: Ids,
});
const Personas = z.object({
  clientId: z.number(),
  client: z.string(),
  personas: z.array(
    z.object({
      name: z.string(),
      responsibilities: z.array(z.string()),
      industryRole: z.string().optional(),
      expectedRole: z.string().optional(),
      leadershipRole: z.string().optional(),
      skills: z
        .object({
          levels: z.record(z.string(), z.unknown()).default({}),
          added: z.array(Named).default([]),
          removed: z.array(z.string()).default([]),
        })
        .prefault({}),
    }),
  ),
});

/** Category of each published skill by source and name. */
const published = new Map(
  readDemo('skills/skills/').flatMap((content) => {
    const { category, skills } = Family.parse(content);
    return skills
      .filter(({ status }) => status === 'Published')
      .map(({ source, name }) => [`${source}: ${name}`, category] as const);
  }),
);

const places = readDemo('roles/sub-sectors/').flatMap((content) => {
  const { subsectorId, functions } = SubSector.parse(content);
  return functions.map((part) => ({ subsectorId, ...part }));
});
const roles = places.flatMap((place) => place.roles);
const organisations = z.array(Client).parse(readDemo('admin/clients')[0]);
const ranks = z.array(Rank).parse(readDemo('roles/leadership-roles')[0]);

describe('the skills of the demo’s roles', () => {
  it.each(roles.map(({ name, skills }) => [name, skills] as const))('%s has published ones', (_, skills) => {
    expect(skills.filter(({ name }) => !published.has(`Skills Architect: ${name}`))).toEqual([]);
  });

  it.each(ranks.map(({ leadershipRoleName, skills }) => [leadershipRoleName, skills] as const))(
    '%s has published ones of leadership and mindset',
    (_, skills) => {
      for (const [source, members] of Object.entries(skills))
        for (const { name } of members)
          expect([name, published.get(`${source}: ${name}`)]).toEqual([name, expect.stringMatching(/Leadership|Meta/)]);
    },
  );
});

describe('the demo’s clients', () => {
  it.each(organisations.map((client) => [client.clientName, client] as const))(
    '%s refers to existing places and sources',
    (_, { sourceIds, subSectorIds }) => {
      const { sources } = Library.parse(readDemo('skills/library')[0]);
      expect(sources.map(({ sourceId }) => sourceId)).toEqual(expect.arrayContaining(sourceIds));
      expect(places.map(({ subsectorId }) => subsectorId)).toEqual(expect.arrayContaining(subSectorIds));
    },
  );
});

describe('the demo’s personas', () => {
  const byName = new Map(roles.map((role) => [role.name, role]));
  const clients = readDemo('personas/personas/').map((content) => Personas.parse(content));
  const personas = clients.flatMap(({ personas: members }) => members);

  it('belong to existing clients', () => {
    expect(clients.map(({ clientId, client }) => [clientId, client]).toSorted()).toEqual(
      organisations.map(({ clientId, clientName }) => [clientId, clientName]),
    );
  });

  it.each(clients.map((client) => [client.client, client] as const))(
    '%s has roles that its pickers offer',
    (_, { clientId, personas: members }) => {
      const { subSectorIds = [] } = organisations.find((organisation) => organisation.clientId === clientId) ?? {};
      const offered = places.filter(({ subsectorId }) => !subSectorIds.length || subSectorIds.includes(subsectorId));
      const names = new Set(offered.flatMap((place) => place.roles.map(({ name }) => name)));
      const roleNames = members.map(({ industryRole, expectedRole }) => industryRole ?? expectedRole ?? '');
      expect(roleNames.filter((name) => !names.has(name))).toEqual([]);
    },
  );

  it.each(personas.map((persona) => [persona.name, persona] as const))(
    '%s refers to existing records of the library',
    (_, persona) => {
      const role = byName.get(persona.industryRole ?? persona.expectedRole ?? '');
      expect(role?.status).toBe('Published');
      if (persona.leadershipRole !== undefined)
        expect(ranks.map(({ leadershipRoleName }) => leadershipRoleName)).toContain(persona.leadershipRole);
      const ofRole = new Set(role?.skills.map(({ name }) => name));
      const { levels, added, removed } = persona.skills;
      expect([...Object.keys(levels), ...removed].filter((name) => !ofRole.has(name))).toEqual([]);
      expect(added.filter(({ name }) => ofRole.has(name) || !published.has(`Skills Architect: ${name}`))).toEqual([]);
    },
  );

  it('are described in other words than their roles', () => {
    const splitWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    const tasks = roles
      .flatMap(({ workFunctions }) => workFunctions.flatMap((work) => work.tasks))
      .map(splitWords)
      .filter((words) => words.length >= 4);
    const copied = personas
      .flatMap(({ responsibilities }) => responsibilities)
      .filter((text) => {
        const own = new Set(splitWords(text));
        return tasks.some((words) => words.every((word) => own.has(word)));
      });
    expect(copied).toEqual([]);
  });
});
