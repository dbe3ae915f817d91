import { renameImportRow } from '@skills-architect/contracts/personas';
import { fold, invalid, notFound, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { type ImportDependencies, loadImportFor } from './import-dependencies';
import { rowTerms, rowView } from './row-document';

/** Renames a row during the role selection. */
export const renameRowRoute = (dependencies: ImportDependencies) => (app: FastifyInstance) => {
  const { stores, rows } = dependencies;
  const { personas } = stores;

  route(app, renameImportRow, async ({ params, body: { personaName } }, { userId }) => {
    const { importTokenId: token, rowId } = params;
    const { clientId } = await loadImportFor(dependencies, 'select', token, userId);
    const row = await rows.getOpen(token, rowId);
    if (!row) throw notFound('This row');
    const taken = await personas.model.exists({ clientId, nameKey: fold(personaName), ...personas.alive });
    if (taken) throw invalid('personaName', `${personaName} exists already for this client.`);
    const change = { personaName, terms: rowTerms(personaName), isDuplicatePersona: false };
    await rows.update(token, rowId, change);
    return rowView({ ...row, ...change });
  });
};
