import { DONE } from '@skills-architect/contracts';
import {
  forgetClient,
  inferredRowSkills,
  inferredSkills,
  markSuggestionWrong,
  parseRowId,
  unmarkSuggestion,
} from '@skills-architect/contracts/personas';
import { skillsInText, type UnknownTool } from '@skills-architect/contracts/skills';
import { type CallContext, fold, route, userNameReader } from '@skills-architect/service-kit';
import { type ExternalSkills, externalSkills } from '@skills-architect/service-kit/connectors';
import type { FastifyInstance } from 'fastify';
import type { ImportDependencies } from '../imports/import-dependencies';
import { readLibrary } from '../persona-skills/read-library';
import { industrySkills } from '../personas/write-persona';
import { forgetReviews } from '../reviews/forget-reviews';
import { describedSubjectReader } from './described-subject';
import { inferUnmarked } from './without-wrong';
import type { WrongSuggestions } from './wrong-suggestions';

/** Version of the search for skills in texts, in the log of suggestions. */
const SKILL_MATCHER = 'skills in texts 1';

/** Removes names that contain the client's name, such as 'Northwind Track': they are not tools for the library. */
const withoutClient = (unknown: UnknownTool[], clientName: string) => {
  const [own = ''] = clientName.split(' ');
  return unknown.filter(({ name }) => own === '' || !name.split(' ').includes(own));
};

/** Tools found by the external search that the description does not name. */
const listExternalTools = ({ names, foundIn }: ExternalSkills, toolsInText: readonly UnknownTool[]) => {
  const namedKeys = new Set(toolsInText.map(({ name }) => fold(name)));
  return names.filter((name) => !namedKeys.has(fold(name))).map((name) => ({ name, evidence: [], foundIn }));
};

/** Infers skills from the description, responsibilities and industry role of a persona or row. */
export const inferredSkillsRoutes =
  (dependencies: ImportDependencies, wrong: WrongSuggestions) => (app: FastifyInstance) => {
    const { kit, readClient } = dependencies.stores;
    const describe = describedSubjectReader(dependencies);
    const userNames = userNameReader(kit);
    const askExternal = externalSkills(kit);

    const infer = async (subject: string, context: CallContext) => {
      const { identity, request } = context;
      const asker = { identity, requestId: request.id };
      const { clientId, name, roleId, texts } = await describe(subject);
      const client = await readClient(clientId);
      const [found, ofRole, external] = await Promise.all([
        kit.peer(skillsInText, { body: { texts, sourceIds: client.sourceIds } }, asker),
        roleId ? industrySkills(kit, [roleId], asker).then((ofRoles) => ofRoles.get(roleId) ?? []) : [],
        askExternal(name, context),
      ]);
      const ids = [...new Set([...found.skills, ...ofRole].map(({ skillId }) => skillId))];
      const [library, marks] = await Promise.all([readLibrary(kit, ids, asker), wrong.ofSkills(clientId, ids)]);
      const userName = marks.length ? await userNames(marks.map(({ created }) => created.by)) : () => '';
      const toolsInText = withoutClient(found.unknown, client.clientName);
      const skills = inferUnmarked({ found: found.skills, ofRole, library, client, roleId, marks, userName });
      await kit.suggestions.note([
        {
          kind: 'skills',
          clientId,
          by: context.userId,
          subject: parseRowId(subject) === undefined ? `persona ${subject}` : subject,
          matcher: SKILL_MATCHER,
          model: found.model ?? null,
          library: {},
          input: { texts, sourceIds: client.sourceIds, roleId },
          evidence: skills.map(({ proficiencies: _, ...skill }) => skill),
        },
      ]);
      return {
        skills,
        nonExistingSkills: [...toolsInText, ...listExternalTools(external, toolsInText)],
        ...(external.trouble !== undefined && { externalTrouble: external.trouble }),
      };
    };
    route(app, inferredSkills, ({ params }, context) => infer(String(params.personaId), context));
    route(app, inferredRowSkills, ({ params }, context) => infer(params.skillSubject, context));

    route(app, markSuggestionWrong, async ({ params, body }, { userId }) => {
      const { clientId, roleId } = await describe(params.skillSubject);
      await wrong.mark({ ...body, clientId, roleId }, userId);
      return DONE;
    });
    route(app, unmarkSuggestion, async ({ params, body }, { userId }) => {
      const { clientId, roleId } = await describe(params.skillSubject);
      await wrong.unmark({ ...body, clientId, roleId }, userId);
      return DONE;
    });
    route(app, forgetClient, async ({ body }, { identity }) => {
      await kit.suggestions.removeClient(body.clientId);
      await wrong.removeAll(body.clientId, identity.user?.userId ?? 0);
      await dependencies.sources.removeAll(body.clientId);
      await dependencies.assigned.removeAll(body.clientId);
      await forgetReviews(dependencies.stores, body.clientId);
      return DONE;
    });
  };
