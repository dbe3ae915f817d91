import { requestedRow, requestedRows, requestRowRole, splitParagraphs } from '@skills-architect/contracts/personas';
import { requestRole } from '@skills-architect/contracts/roles';
import { AppError, notFound, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { type ImportDependencies, loadImportFor } from './import-dependencies';
import { mayRequestRole } from './import-rules';
import { requestedPlaces } from './requested-places';
import { rowView } from './row-document';

/** Requests a role from the keepers of the library when no suggested role is close, and tells what became of the row. */
export const requestRoleRoute = (dependencies: ImportDependencies) => (app: FastifyInstance) => {
  const { stores, rows } = dependencies;

  const readPlaces = requestedPlaces(dependencies);
  route(app, requestedRows, async ({ body }) => ({ places: await readPlaces(body.rows) }));
  route(app, requestedRow, async ({ body }) => {
    const [place = { personaId: null, isOpen: false }] = await readPlaces([body]);
    return place;
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
