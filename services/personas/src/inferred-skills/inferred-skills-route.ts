import { inferredSkills, splitParagraphs } from '@skills-architect/contracts/personas';
import { skillsInText, type UnknownTool } from '@skills-architect/contracts/skills';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { readLibrary } from '../persona-skills/read-library';
import { industrySkills, type PersonaStores } from '../personas/write-persona';
import { inferSkills } from './infer-skills';

/** More of a description says nothing new, and would only take time. */
const LONGEST_TEXT = 50_000;
const MOST_TEXTS = 500;

/** What looks like a tool may be a name that the client gave to something: 'Northwind Track' is not for the library. */
const withoutClient = (unknown: UnknownTool[], clientName: string) => {
  const [own = ''] = clientName.split(' ');
  return unknown.filter(({ name }) => own === '' || !name.split(' ').includes(own));
};

/** Infers skills from a persona's description, responsibilities and industry role. */
export const inferredSkillsRoute = (app: FastifyInstance, { kit, personas, readClient }: PersonaStores) => {
  route(app, inferredSkills, async ({ params }, { identity, request }) => {
    const asker = { identity, requestId: request.id };
    const persona = await personas.get(params.personaId);
    const { industryRoleId: roleId } = persona;
    const texts = [persona.roleDescription, ...splitParagraphs(persona.rolesResponsibilities)]
      .filter(Boolean)
      .slice(0, MOST_TEXTS)
      .map((text) => text.slice(0, LONGEST_TEXT));
    const client = await readClient(persona.clientId);
    const [found, ofRole] = await Promise.all([
      kit.peer(skillsInText, { body: { texts, sourceIds: client.sourceIds } }, asker),
      roleId ? industrySkills(kit, [roleId], asker).then((ofRoles) => ofRoles.get(roleId) ?? []) : [],
    ]);
    const ids = new Set([...found.skills, ...ofRole].map(({ skillId }) => skillId));
    const library = await readLibrary(kit, [...ids], asker);
    return {
      skills: inferSkills({ found: found.skills, ofRole, library, client }),
      nonExistingSkills: withoutClient(found.unknown, client.clientName),
    };
  });
};
