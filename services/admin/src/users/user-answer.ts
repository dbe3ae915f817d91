import { USER_TYPE_NAMES } from '@skills-architect/contracts';
import { SSO_TYPE_NAMES, type User } from '@skills-architect/contracts/admin';
import { toAuditFields } from '@skills-architect/service-kit';
import type { Clients } from '../clients/client-document';
import type { UserDocument } from './user-document';

const toUser = (document: UserDocument, clientNames: Map<number, string>): User => ({
  userId: document._id,
  name: document.name,
  email: document.email,
  userType: { userTypeId: document.userType, userType: USER_TYPE_NAMES[document.userType] },
  ssoType: { ssoTypeId: document.ssoType, ssoType: SSO_TYPE_NAMES[document.ssoType] },
  clientList: document.clientIds.map((clientId) => ({ clientId, clientName: clientNames.get(clientId) ?? '' })),
  ...(document.loginId !== undefined && { loginId: document.loginId }),
  ...(document.disabled && { disabled: true }),
  ...toAuditFields(document),
});

/** Users as returned to callers, with the names of their clients. */
export const userAnswers = (clients: Clients) => async (documents: UserDocument[]) => {
  const ids = documents.flatMap((user) => user.clientIds);
  const found = await clients.model.find({ _id: { $in: ids } }, { clientName: 1 }).lean();
  const names = new Map(found.map((client) => [client._id, client.clientName]));
  return documents.map((document) => toUser(document, names));
};
