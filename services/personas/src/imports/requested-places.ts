import type { RequestedPlace, RequestedRow } from '@skills-architect/contracts/personas';
import { toImportKey } from '../personas/import-key';
import type { PersonaDocument } from '../personas/persona-document';
import type { ImportDependencies } from './import-dependencies';

/** Returns a function that finds, for each of these rows, the persona created from it and whether it still waits in its import. */
export const requestedPlaces =
  ({ stores: { personas }, rows, imports }: Pick<ImportDependencies, 'stores' | 'rows' | 'imports'>) =>
  async (requested: readonly RequestedRow[]): Promise<RequestedPlace[]> => {
    const keyed = requested.map(({ clientId, importTokenId, rowId }) => ({
      clientId,
      importKey: toImportKey(importTokenId, rowId),
    }));
    const clientIds = [...new Set(keyed.map(({ clientId }) => clientId))];
    const importKeys = keyed.map(({ importKey }) => importKey);
    const [created, open, clientOf] = await Promise.all([
      personas.model
        .find(
          { clientId: { $in: clientIds }, importKey: { $in: importKeys }, ...personas.alive },
          { clientId: 1, importKey: 1 },
        )
        .lean<Pick<PersonaDocument, '_id' | 'clientId' | 'importKey'>[]>(),
      rows.findOpen(requested.map(({ rowId }) => rowId)),
      imports.clientsOf([...new Set(requested.map(({ importTokenId }) => importTokenId))]),
    ]);
    const personaIds = new Map(created.map(({ _id, clientId, importKey }) => [`${clientId} ${importKey}`, _id]));
    const openKeys = new Set(open.map(({ token, _id }) => `${clientOf.get(token)} ${toImportKey(token, _id)}`));
    return keyed.map(({ clientId, importKey }) => ({
      personaId: personaIds.get(`${clientId} ${importKey}`) ?? null,
      isOpen: openKeys.has(`${clientId} ${importKey}`),
    }));
  };
