import { requestedRow, requestRowRole, splitParagraphs } from '@skills-architect/contracts/personas';
import { requestRole } from '@skills-architect/contracts/roles';
import { AppError, notFound, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { toImportKey } from '../personas/import-key';
import { type ImportDependencies, loadImportFor } from './import-dependencies';
import { mayRequestRole } from './import-rules';
import { rowView } from './row-document';

/** Requests a role from the keepers of the library when no suggested role is close, and tells what became of the row. */
export const requestRoleRoute = (dependencies: ImportDependencies) => (app: FastifyInstance) => {
  const { stores, rows } = dependencies;

  route(app, requestedRow, async ({ body: { clientId, importTokenId, rowId } }) => {
    const { personas } = stores;
    const persona = await personas.model
      .findOne({ clientId, importKey: toImportKey(importTokenId, rowId), ...personas.alive }, { _id: 1 })
      .lean();
    return { personaId: persona?._id ?? null, isOpen: (await rows.getOpen(importTokenId, rowId)) !== null };
  });

  route(app, requestRowRole, async ({ params }, { identity, userId, request }) => {
    const { importTokenId, rowId } = params;
    const { clientId } = await loadImportFor(dependencies, 'select', importTokenId, userId);
    const row = await rows.get(importTokenId, rowId);
    if (row?.outcome !== 'read') throw notFound('This row');
    if (row.requestedRoleId !== undefined) return rowView(row);
    if (!mayRequestRole(row))
      throw new AppError('conflict', `The library has roles for ${row.personaName}. Select one of them.`);
    const { roleId } = await stores.kit.peer(
      requestRole,
      {
        body: {
          roleName: row.personaName,
          roleDescription: row.roleDescription,
          tasks: splitParagraphs(row.rolesAndResponsibilities),
          request: { clientId, importTokenId, rowId, fileName: row.fileName },
        },
      },
      { identity, requestId: request.id },
    );
    await rows.update(importTokenId, rowId, { requestedRoleId: roleId });
    return rowView({ ...row, requestedRoleId: roleId });
  });
};
