import { AttributeId, type Client } from '@skills-architect/contracts/admin';
import { toAuditFields } from '@skills-architect/service-kit';
import { valueName } from '../attributes/attribute-values';
import type { UserDocument, Users } from '../users/user-document';
import { mayApprove } from './client-approvers';
import type { ClientDocument } from './client-document';

/** A client as returned to callers, with the names of its growth stage and region, and these approvers. */
const toClient = (document: ClientDocument, approverIds: number[]): Client => ({
  ...document,
  ...toAuditFields(document),
  clientId: document._id,
  orgGrowthStageName: valueName(AttributeId.GrowthStage, document.orgGrowthStageId),
  instanceRegionName: valueName(AttributeId.InstanceRegion, document.instanceRegion),
  approverIds,
});

/** Answers clients; users who may not approve by now do not count as approvers. */
export const clientAnswers =
  (users: Users) =>
  async (documents: readonly ClientDocument[]): Promise<Client[]> => {
    const ids = [...new Set(documents.flatMap(({ approverIds = [] }) => approverIds))];
    const found = ids.length ? await users.model.find({ _id: { $in: ids } }).lean<UserDocument[]>() : [];
    const usersById = new Map(found.map((user) => [user._id, user]));
    return documents.map((document) => {
      const approverIds = (document.approverIds ?? []).filter((id) => {
        const user = usersById.get(id);
        return user !== undefined && mayApprove(user, document._id);
      });
      return toClient(document, approverIds);
    });
  };

/** Answers one client. */
export const clientAnswer = (users: Users) => {
  const toAnswers = clientAnswers(users);
  return async (document: ClientDocument): Promise<Client> => {
    const [client] = await toAnswers([document]);
    if (!client) throw new Error('the client has no answer');
    return client;
  };
};
