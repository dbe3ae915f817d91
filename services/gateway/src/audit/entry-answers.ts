import { clientsByIds } from '@skills-architect/contracts/admin';
import type { AuditEntry } from '@skills-architect/contracts/portal';
import { type AuditRecord, type ServiceKit, userNameReader } from '@skills-architect/service-kit';

const present = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];

/** Entries as shown to Super Users, with the names that users and clients have now. */
export const entryAnswers = (kit: ServiceKit) => {
  const readUserNames = userNameReader(kit);
  const readClientNames = kit.cachedById(['clients'], async (clientIds) => {
    const { clients } = await kit.peer(clientsByIds, { body: { clientIds } });
    return new Map(clients.map(({ clientId, clientName }) => [clientId, clientName]));
  });
  return async (records: readonly AuditRecord[]): Promise<AuditEntry[]> => {
    const [userName, clientNames] = await Promise.all([
      readUserNames(present(records.map(({ userId }) => userId))),
      readClientNames(present(records.map(({ clientId }) => clientId))),
    ]);
    return records.map(({ _id, at, userId, clientId, from, ...entry }) => ({
      seq: _id,
      at: at.toISOString(),
      kind: entry.kind,
      what: entry.what,
      outcome: entry.outcome,
      status: entry.status,
      user: userId === null ? null : { userId, userName: userName(userId) },
      client: clientId === null ? null : { clientId, clientName: clientNames.get(clientId) ?? `Client ${clientId}` },
      record: entry.record,
      requestId: entry.requestId,
      details: entry.details,
      from: from && { address: from.address, ...(from.login !== undefined && { login: from.login }) },
      hash: entry.hash,
    }));
  };
};
