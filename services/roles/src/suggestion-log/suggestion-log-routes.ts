import { Readable } from 'node:stream';
import {
  exportLibrarySuggestions,
  exportLoggedSuggestions,
  type LoggedSuggestion,
  listLoggedSuggestions,
} from '@skills-architect/contracts/roles';
import { route, type ServiceKit, type SuggestionRecord, sendFile, userNameReader } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RoleDocument, Roles } from '../industry-roles/role-document';

const MOST_LISTED = 100;

/** Reads and exports logged suggestions. */
export const suggestionLogRoutes = (kit: ServiceKit, roles: Roles) => (app: FastifyInstance) => {
  const readNames = userNameReader(kit);

  /** Names of suggested roles as they are today. */
  const withNames = async (evidence: Record<string, unknown>[]) => {
    const ids = evidence.flatMap(({ roleId }) => (typeof roleId === 'number' ? roleId : []));
    if (!ids.length) return evidence;
    const found = await roles.model.find({ _id: { $in: ids } }, { roleName: 1 }).lean<RoleDocument[]>();
    const names = new Map<unknown, string>(found.map(({ _id, roleName }) => [_id, roleName]));
    return evidence.map((record) => ({
      ...record,
      roleName: names.get(record.roleId) ?? `Deleted role ${String(record.roleId)}`,
    }));
  };

  const toAnswer = async ({
    _id: id,
    at,
    decisions,
    replay,
    ...record
  }: SuggestionRecord): Promise<LoggedSuggestion> => {
    const userName = await readNames(decisions.map(({ by }) => by));
    return {
      ...record,
      evidence: await withNames(record.evidence),
      id,
      at: at.toISOString(),
      decisions: decisions.map((decision) => ({
        chosen: decision.chosen,
        by: decision.by,
        userName: userName(decision.by),
        at: decision.at.toISOString(),
      })),
      ...(replay && {
        replay: { ...replay, evidence: await withNames(replay.evidence), at: replay.at.toISOString() },
      }),
    };
  };
  const toFilter = ({ clientId, subject }: { clientId: number; subject?: string | undefined }) => ({
    clientId,
    ...(subject !== undefined && { subject }),
  });
  async function* toLines(filter: { clientId: number | null; subject?: string }) {
    for await (const record of kit.suggestions.list(filter)) yield `${JSON.stringify(await toAnswer(record))}\n`;
  }
  const file = (filter: { clientId: number | null; subject?: string }) => Readable.from(toLines(filter));

  route(app, listLoggedSuggestions, async ({ query }) => {
    const found = await kit.suggestions.list(toFilter(query), MOST_LISTED).toArray();
    return { suggestions: await Promise.all(found.map(toAnswer)) };
  });
  route(app, exportLoggedSuggestions, async ({ query }, { reply }) =>
    sendFile(reply, 'suggestions.jsonl', file(toFilter(query))),
  );
  route(app, exportLibrarySuggestions, async (_, { reply }) =>
    sendFile(reply, 'library-suggestions.jsonl', file({ clientId: null })),
  );
};
