import { Readable } from 'node:stream';
import {
  type AccuracyBy,
  type AccuracyRow,
  Confidence,
  DECISION_SOURCE_NAMES,
  DecisionSource,
  downloadGold,
  matcherAccuracy,
  roleLanguageModel,
} from '@skills-architect/contracts/roles';
import { AppError, type ClientReader, route, sendFile } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RoleDocument, Roles } from '../industry-roles/role-document';
import type { RoleMatcher } from '../matching/role-matcher';
import { countAccuracy, type DecisionCounts } from './accuracy';
import type { DecisionDocument, DecisionStore } from './decision-store';
import { goldLine } from './gold-line';

const BATCH_SIZE = 500;
const NO_DECISIONS: DecisionCounts = { decisions: 0, chosen: 0, first: 0, firstThree: 0 };

const toRow = (name: string, { decisions, chosen, first, firstThree }: DecisionCounts): AccuracyRow => ({
  name,
  decisions,
  chosen,
  first,
  firstThree,
});

interface AccuracyDependencies {
  store: DecisionStore;
  roles: Roles;
  readClient: ClientReader;
  matcher: Pick<RoleMatcher, 'languageModel'>;
}

/** Reports how often suggested roles were accepted, and exports the decisions as a gold file. */
export const accuracyRoutes =
  ({ store, roles, readClient, matcher }: AccuracyDependencies) =>
  (app: FastifyInstance) => {
    const clientName = async (clientId: number) => {
      try {
        return (await readClient(clientId)).clientName;
      } catch (error) {
        if (error instanceof AppError && error.code === 'not-found') return `Deleted client ${clientId}`;
        throw error;
      }
    };
    const rowName = (by: AccuracyBy, key: string | number | null) => {
      if (by === 'source') return DECISION_SOURCE_NAMES[DecisionSource.parse(key)];
      if (by === 'month') return String(key);
      return typeof key === 'number' ? clientName(key) : DECISION_SOURCE_NAMES.annotation;
    };
    const readRoles = async (ids: readonly number[]) => {
      const found = await roles.model
        .find({ _id: { $in: [...new Set(ids)] } }, { roleName: 1, externalId: 1 })
        .lean<Pick<RoleDocument, '_id' | 'roleName' | 'externalId'>[]>();
      return new Map(found.map((role) => [role._id, role]));
    };

    route(app, matcherAccuracy, async ({ query }) => {
      const { all, rows, confidence, corrections } = await countAccuracy(store, query);
      const rolesById = await readRoles(corrections.flatMap(({ _id }) => [_id.suggested, _id.chosen ?? 0]));
      const withName = (roleId: number) => ({
        roleId,
        roleName: rolesById.get(roleId)?.roleName ?? `Deleted role ${roleId}`,
      });
      const byConfidence = new Map(confidence.map((counted) => [counted._id, counted]));
      return {
        all: toRow('All decisions', all[0] ?? NO_DECISIONS),
        rows: await Promise.all(rows.map(async (row) => toRow(await rowName(query.by, row._id), row))),
        confidence: Confidence.options.map((word) => ({
          confidence: word,
          decisions: byConfidence.get(word)?.decisions ?? 0,
          right: byConfidence.get(word)?.right ?? 0,
        })),
        corrections: corrections.map(({ _id: { suggested, chosen }, times, title }) => ({
          suggested: withName(suggested),
          chosen: chosen === null ? null : withName(chosen),
          times,
          title,
        })),
      };
    });

    route(app, roleLanguageModel, () => matcher.languageModel());

    const toLines = async (page: readonly DecisionDocument[]) => {
      const [rolesById, texts] = await Promise.all([
        readRoles(page.flatMap(({ chosen }) => chosen ?? [])),
        store
          .texts()
          .find({ _id: { $in: page.map(({ _id }) => _id) } })
          .toArray(),
      ]);
      const descriptions = new Map(texts.map(({ _id, description }) => [_id, description]));
      return page.flatMap((decision) => {
        const role = rolesById.get(decision.chosen ?? 0);
        return role ? [goldLine(decision, descriptions.get(decision._id) ?? '', role)] : [];
      });
    };
    async function* goldLines() {
      for (let after = ''; ; ) {
        const page = await store
          .decisions()
          .find({ _id: { $gt: after }, chosen: { $ne: null } })
          .sort({ _id: 1 })
          .limit(BATCH_SIZE)
          .toArray();
        const last = page.at(-1);
        if (!last) return;
        yield (await toLines(page)).join('');
        after = last._id;
      }
    }

    route(app, downloadGold, async (_, { reply }) =>
      sendFile(reply, 'role-decisions.jsonl', Readable.from(goldLines())),
    );
  };
