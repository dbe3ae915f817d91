import { ADMIN_LIKE, allows, CLIENT_USERS, MAX_FOUND } from '@skills-architect/contracts';
import { searchSkills, skillFind } from '@skills-architect/contracts/skills';
import type { ShownNames } from '@skills-architect/library-service-kit';
import { type CallContext, route, searchFilter } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Encyclopedia, EncyclopediaDocument } from '../skillopedia/encyclopedia-document';
import type { SearchSkills } from '../skills/search-skills';

/** Searches the library for the command palette: skills, for client users those of their client, and Skillopedia. */
export const findRoute =
  (search: SearchSkills, encyclopedia: Encyclopedia, { show }: ShownNames) =>
  (app: FastifyInstance) => {
    const findSkills = async (searchString: string, clientId: number | undefined, context: CallContext) => {
      const body = searchSkills.body.parse({ searchString, clientId, pagesize: MAX_FOUND, byMeaning: true });
      const found = await search({ query: {}, body }, context);
      const skills = await show(found.skills, context.identity.user?.language);
      const path = clientId === undefined ? '/skill/search' : '/personas';
      return skills.map(({ skillId, skillName, nameLanguage, skillFamily, foundBy }) => ({
        noun: 'Skills',
        id: skillId,
        name: skillName,
        ...(nameLanguage && { nameLanguage }),
        hint: foundBy ? `${skillFamily.skillFamily}, by meaning` : skillFamily.skillFamily,
        to: `${path}?skill=${skillId}`,
      }));
    };
    const findEntries = async (text: string) => {
      const entries = await encyclopedia.model
        .find({ ...encyclopedia.alive, ...searchFilter(text) }, { name: 1 })
        .sort({ nameKey: 1 })
        .limit(MAX_FOUND)
        .lean<Pick<EncyclopediaDocument, '_id' | 'name'>[]>();
      return entries.map(({ _id, name }) => ({
        noun: 'Skillopedia',
        id: _id,
        name,
        to: `/skillopedia/edit?id=${_id}`,
      }));
    };

    route(app, skillFind, async ({ query: { text, clientId } }, context) => {
      const { user } = context.identity;
      const ofClient = allows({ types: CLIENT_USERS }, user, []);
      if (ofClient && clientId === undefined) return { results: [], needsClient: true as const };
      const found = await Promise.all([
        findSkills(text, ofClient ? clientId : undefined, context),
        allows({ types: ADMIN_LIKE }, user, []) ? findEntries(text) : [],
      ]);
      return { results: found.flat() };
    });
  };
