import { suggestRoleDescription, suggestWorkFunctions } from '@skills-architect/contracts/roles';
import { distinctTexts, noteTexts, type SuggestionWriter } from '@skills-architect/library-service-kit/models';
import { type CallContext, route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ReadStructureNames } from '../structure/structure-names';
import type { RelatedRole, TargetRole } from './related-roles';
import { functionsFromLibrary } from './suggested-functions';

interface SuggestedRole extends TargetRole {
  subsectorId: number;
  leadershipRoleId: number;
  occupation: string;
  askedOf: 'any' | 'library';
}

/** Suggests the texts of a role: by the configured model, otherwise from similar roles. */
export const roleTextSuggestionRoutes =
  (
    log: ServiceKit['suggestions'],
    readNames: ReadStructureNames,
    findRelated: (role: TargetRole) => Promise<RelatedRole[]>,
    writer: SuggestionWriter,
  ) =>
  (app: FastifyInstance) => {
    const ask = async <T extends 'roleDescription' | 'workFunctions'>(
      task: T,
      body: SuggestedRole,
      { userId }: CallContext,
    ) => {
      const [related, places] = await Promise.all([
        findRelated(body),
        readNames([{ subsectorId: body.subsectorId, functionId: 0 }]),
      ]);
      const facts = {
        roleName: body.roleName,
        industry: places.subSectors.get(body.subsectorId)?.subsector,
        department: body.functionName,
        leadershipRole: places.leadershipRoles.get(body.leadershipRoleId),
        occupation: body.occupation,
        description: body.roleDescription,
        workFunctions: body.roleandResponsibilities,
        similarRoles: related.map(({ role }) => ({ name: role.roleName, description: role.roleDescription })),
      };
      const requester = { userId, from: body.askedOf };
      const modelAnswer = await writer.write(task, facts, requester);
      return {
        related,
        written: modelAnswer,
        records: related.map(({ record }) => record),
        origin: writer.origin(requester),
      };
    };

    route(app, suggestRoleDescription, async ({ body }, context) => {
      const { related, written, records, origin } = await ask('roleDescription', body, context);
      const suggestions = written
        ? [{ text: written.text, records }]
        : distinctTexts(
            related.map(({ role, record }) => ({ text: role.roleDescription, record })),
            body.roleDescription,
          );
      return noteTexts(log, { by: context.userId, input: body }, { ...origin, suggestions });
    });

    route(app, suggestWorkFunctions, async ({ body }, context) => {
      const { related, written, records, origin } = await ask('workFunctions', body, context);
      const suggestions = written
        ? written.workFunctions.map((workFunction) => ({ ...workFunction, records }))
        : functionsFromLibrary(related, body.roleandResponsibilities);
      return noteTexts(log, { by: context.userId, input: body }, { ...origin, suggestions });
    });
  };
