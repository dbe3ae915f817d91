import { clientsByIds } from '@skills-architect/contracts/admin';
import type { AuditEntry } from '@skills-architect/contracts/portal';
import { type AuditRecord, type ServiceKit, userNameReader } from '@skills-architect/service-kit';

const RECORD = /^(user|client) (\d{1,15})$/;
/** The users or clients among the records that entries are about, such as 'user 12'. */
const recordIds = (records: readonly AuditRecord[], kind: string) =>
  records.flatMap(({ record }) => {
    const found = RECORD.exec(record ?? '');
    return found?.[1] === kind ? [Number(found[2])] : [];
  });

const present = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];

/**
 * Entries as shown to Super Users, with the names that users and clients have now. With `recordNames` their records are
 * 'user 12 (Ada Park)'; without, they stay as the hash covers them.
 */
export const entryAnswers = (kit: ServiceKit) => {
  const readUserNames = userNameReader(kit);
  const readClientNames = kit.cachedById(['clients'], async (clientIds) => {
    const { clients } = await kit.peer(clientsByIds, { body: { clientIds } });
    return new Map(clients.map(({ clientId, clientName }) => [clientId, clientName]));
  });
  return async (records: readonly AuditRecord[], { recordNames = false } = {}): Promise<AuditEntry[]> => {
    const named = recordNames ? records : [];
    const [userName, clientNames] = await Promise.all([
      readUserNames(present([...records.map(({ userId }) => userId), ...recordIds(named, 'user')])),
      readClientNames(present([...records.map(({ clientId }) => clientId), ...recordIds(named, 'client')])),
    ]);
    const nameRecord = (record: string | null) => {
      const [, kind, id] = (recordNames && RECORD.exec(record ?? '')) || [];
      const name = kind === 'user' ? userName(Number(id)) : clientNames.get(Number(id));
      return kind && name && name !== `User ${id}` ? `${record} (${name})` : record;
    };
    return records.map(({ _id, at, userId, clientId, from, ...entry }) => ({
      seq: _id,
      at: at.toISOString(),
      kind: entry.kind,
      what: entry.what,
      ...(typeof entry.details.call === 'string' && { call: entry.details.call }),
      outcome: entry.outcome,
      status: entry.status,
      user: userId === null ? null : { userId, userName: userName(userId) },
      client: clientId === null ? null : { clientId, clientName: clientNames.get(clientId) ?? `Client ${clientId}` },
      record: nameRecord(entry.record),
      requestId: entry.requestId,
      details: entry.details,
      from: from && { address: from.address, ...(from.login !== undefined && { login: from.login }) },
      hash: entry.hash,
    }));
  };
};
