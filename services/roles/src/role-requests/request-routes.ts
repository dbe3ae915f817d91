import { requestRole } from '@skills-architect/contracts/roles';
import { AppError, type ClientReader, isDuplicateKeyError, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RoleDocument, Roles } from '../industry-roles/role-document';
import { draftRole, draftSource } from './draft-role';

/** Draft roles that users of a client have requested. */
export const requestRoutes = (readClient: ClientReader, roles: Roles) => (app: FastifyInstance) => {
  const findDraft = (rowId: number) =>
    roles.model.findOne({ 'request.rowId': rowId, ...roles.alive }, { _id: 1 }).lean<Pick<RoleDocument, '_id'>>();

  route(app, requestRole, async ({ body }, { identity: { user } }) => {
    if (!user) throw new AppError('forbidden', 'Only a user can ask for a role.');
    const { request, ...roleTexts } = body;
    const existing = await findDraft(request.rowId);
    if (existing) return { roleId: existing._id };
    const { clientName, sourceIds } = await readClient(request.clientId);
    const draft = draftRole({
      ...roleTexts,
      sourceId: draftSource(sourceIds),
      request: { ...request, clientName, userId: user.userId, userName: user.name },
    });
    try {
      const [created] = await roles.create([draft], { by: user.userId });
      return { roleId: created?._id ?? 0 };
    } catch (error) {
      // A concurrent request may have created the draft.
      const other = isDuplicateKeyError(error) ? await findDraft(request.rowId) : null;
      if (!other) throw error;
      return { roleId: other._id };
    }
  });
};
