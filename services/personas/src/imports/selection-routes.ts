import { randomUUID } from 'node:crypto';
import {
  createImportedPersonas,
  importRowReasons,
  type RoleRecommendation,
  restoreSentences,
  saveImportRows,
} from '@skills-architect/contracts/personas';
import { explainSuggestions, rolesByIds, suggestRoles } from '@skills-architect/contracts/roles';
import { AppError, type CallContext, invalid, notFound, route, stale } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { isOffered } from '../personas/offered-roles';
import { isCreatable } from './create-job';
import { type ImportDependencies, loadImportFor } from './import-dependencies';
import { importView } from './import-document';
import { stagesFor } from './import-rules';
import { suggestionRequest } from './match-job';
import { queueJob } from './queue-job';
import { type RowDocument, rowView } from './row-document';

/** Selects roles for rows, explains suggestions, and creates the personas. */
export const selectionRoutes = (dependencies: ImportDependencies) => (app: FastifyInstance) => {
  const { stores, imports, rows } = dependencies;
  const { kit } = stores;

  const findRow = async (token: string, rowId: number) => {
    const row = await rows.getOpen(token, rowId);
    if (!row) throw notFound('This row');
    return row;
  };
  const toAsker = ({ identity, request }: CallContext) => ({ identity, requestId: request.id });

  /**
   * The row's suggestions including the selected role; a role found by search replaces an earlier one found by search.
   */
  const toRecommendations = (
    row: RowDocument,
    roleId: number | null,
    names: Map<number, string>,
  ): RoleRecommendation[] => {
    const suggested = row.recommendations.filter((recommendation) => !recommendation.isSearchedRole);
    if (roleId === null || suggested.some((suggestion) => suggestion.roleId === roleId)) return suggested;
    const roleName = names.get(roleId);
    if (roleName === undefined) throw notFound('This industry role');
    return [...suggested, { roleId, roleName, isSelected: false, isSearchedRole: true }];
  };

  route(app, saveImportRows, async ({ params, body }, context) => {
    const token = params.importTokenId;
    const document = await loadImportFor(dependencies, 'select', token, context.userId);
    const readRows = await rows.find(token, { outcome: ['read'] }).toArray();
    const byId = new Map(readRows.map((row) => [row._id, row]));
    const unsuggestedRoleIds = body.rows.flatMap(({ rowId, roleId }) =>
      roleId !== null && !byId.get(rowId)?.recommendations.some((recommendation) => recommendation.roleId === roleId)
        ? [roleId]
        : [],
    );
    const { roles } = unsuggestedRoleIds.length
      ? await kit.peer(rolesByIds, { body: { roleIds: unsuggestedRoleIds } }, toAsker(context))
      : { roles: [] };
    const client = await stores.readClient(document.clientId);
    const offered = roles.filter((role) => isOffered(role, client));
    const names = new Map(offered.map((role) => [role.roleId, role.roleName]));
    const changes = body.rows.map(({ rowId, roleId, replaces, withoutRole = false }, index) => {
      const row = byId.get(rowId);
      if (!row) throw invalid(`rows.${index}.rowId`, 'This row does not belong to this import.');
      if (row.isDuplicatePersona && (roleId !== null || withoutRole))
        throw invalid(`rows.${index}.rowId`, `${row.personaName} exists already for this client.`);
      return {
        rowId,
        replaces,
        change: { selectedRoleId: roleId, withoutRole, recommendations: toRecommendations(row, roleId, names) },
      };
    });
    if (!(await rows.select(changes))) throw stale(readRows.map(rowView));
    const saved = changes.flatMap(({ rowId, change }) => {
      const row = byId.get(rowId);
      return row ? [rowView({ ...row, ...change })] : [];
    });
    return { rows: saved, counts: await rows.counts(token) };
  });

  route(app, restoreSentences, async ({ params, body }, context) => {
    const document = await loadImportFor(dependencies, 'select', params.importTokenId, context.userId);
    const row = { ...(await findRow(params.importTokenId, params.rowId)), restored: body.restored };
    const { suggestions } = await kit.peer(
      suggestRoles,
      { body: { clientId: document.clientId, roleSuggestionsRequest: [suggestionRequest(row)] } },
      toAsker(context),
    );
    const newSuggestions = (suggestions[0]?.roles ?? []).map((role) => ({
      ...role,
      isSelected: false,
      isSearchedRole: false,
    }));
    const selected = row.recommendations.find((recommendation) => recommendation.roleId === row.selectedRoleId);
    const earlierSelection =
      selected && !newSuggestions.some((suggestion) => suggestion.roleId === selected.roleId)
        ? [{ ...selected, isSearchedRole: true }]
        : [];
    const change = {
      restored: body.restored,
      recommendations: [...newSuggestions, ...earlierSelection],
      elsewhere: suggestions[0]?.elsewhere ?? [],
    };
    await rows.update(params.importTokenId, params.rowId, change);
    return rowView({ ...row, ...change });
  });

  route(app, importRowReasons, async ({ params }, context) => {
    const document = await imports.get(params.importTokenId);
    const row = await findRow(params.importTokenId, params.rowId);
    const roleIds = row.recommendations.map((recommendation) => recommendation.roleId);
    if (!document || !roleIds.length) return { text: '', reasons: [] };
    return kit.peer(
      explainSuggestions,
      { body: { clientId: document.clientId, request: suggestionRequest(row), roleIds } },
      toAsker(context),
    );
  });

  /** Checks again that the selected roles are offered: the client's sources or a role's status may have changed. */
  const refuseUnoffered = async (token: string, clientId: number, context: CallContext) => {
    const readRows = await rows.find(token, { outcome: ['read'] }).toArray();
    const selected = readRows.filter((row) => row.selectedRoleId !== null && isCreatable(row));
    const roleIds = [...new Set(selected.flatMap((row) => row.selectedRoleId ?? []))];
    const [{ roles }, client] = await Promise.all([
      kit.peer(rolesByIds, { body: { roleIds } }, toAsker(context)),
      stores.readClient(clientId),
    ]);
    const offered = new Set(roles.filter((role) => isOffered(role, client)).map(({ roleId }) => roleId));
    const unoffered = selected.filter((row) => !offered.has(row.selectedRoleId ?? 0));
    const [first] = unoffered;
    if (!first) return;
    const others = unoffered.length > 1 ? ` and ${unoffered.length - 1} more` : '';
    const sentence = `The role selected for ${first.personaName}${others} is not offered to this client any more. Select another one.`;
    throw new AppError('conflict', sentence);
  };

  route(app, createImportedPersonas, async ({ params }, context) => {
    const { identity, userId, addToAudit } = context;
    const token = params.importTokenId;
    const { clientId, fileName } = await loadImportFor(dependencies, 'create', token, userId);
    addToAudit({ import: fileName });
    const { selected } = await rows.counts(token);
    if (!selected) throw new AppError('conflict', 'Select an industry role for at least one row first.');
    await refuseUnoffered(token, clientId, context);
    const jobToken = `create ${token} ${randomUUID()}`;
    const change = { stage: 'creating' as const, completedItems: 0, totalItems: selected, jobToken, identity };
    const document = await kit.db.transaction(async (session) => {
      const movedImport = await imports.move(token, stagesFor('create'), change, session);
      if (movedImport) await queueJob(kit, movedImport, session);
      return movedImport;
    });
    if (!document) throw new AppError('conflict', 'Personas are being created already.');
    return importView(document, await rows.counts(token));
  });
};
