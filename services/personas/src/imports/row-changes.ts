import {
  changeImportRows,
  type FieldOrigins,
  type ImportRowFields,
  type ImportRowValues,
  openImportRow,
  ROW_FIELD_NAMES,
  rowFieldsOf,
  skipImportRow,
} from '@skills-architect/contracts/personas';
import { AppError, invalid, notFound, route, stale } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { editRows, type ImportDependencies } from './import-dependencies';
import { markExisting } from './parse-job';
import { type RowDocument, resetMatching, rowTerms, rowView } from './row-document';

/** Marks fields that the user has entered as stated instead of guessed; their passages are kept. */
const confirmOrigins = (origins: FieldOrigins | undefined, changes: Partial<ImportRowFields>): FieldOrigins => ({
  ...origins,
  ...Object.fromEntries(
    ROW_FIELD_NAMES.filter((field) => changes[field] && origins?.[field]).map((field) => [
      field,
      { ...origins?.[field], kind: 'stated' },
    ]),
  ),
});

const differs = (row: RowDocument, expected: Partial<ImportRowValues> = {}) =>
  ROW_FIELD_NAMES.some((field) => expected[field] !== undefined && expected[field] !== row[field]);

/** Edits of single rows in the review. */
export const rowChangeRoutes = (dependencies: ImportDependencies) => (app: FastifyInstance) => {
  const { rows } = dependencies;

  route(app, openImportRow, async ({ params: { importTokenId: token, rowId } }, { userId }) => {
    const { edited: opened, clientId } = await editRows(dependencies, token, userId, (session) =>
      rows.open(token, rowId, session),
    );
    // The client may have a persona with the guessed name: the rows that have one are marked.
    if (opened?.personaName) await markExisting(dependencies, token, clientId);
    const row = await rows.get(token, rowId);
    if (!row) throw notFound('This row');
    if (row.outcome !== 'read') throw new AppError('conflict', 'The text of this file could not be read.');
    return rowView(row);
  });

  route(app, skipImportRow, async ({ params: { importTokenId: token, rowId } }, { userId }) => {
    const { edited: skipped } = await editRows(dependencies, token, userId, (session) =>
      rows.skip(token, rowId, session),
    );
    const row = skipped ?? (await rows.get(token, rowId));
    if (!row) throw notFound('This row');
    if (row.outcome === 'read')
      throw new AppError('conflict', 'Only a file that was opened anyway can be skipped again.');
    return rowView(row);
  });

  route(app, changeImportRows, async ({ params, body }, { userId }) => {
    const token = params.importTokenId;
    const { clientId } = await editRows(dependencies, token, userId, async (session) => {
      const readRows = await rows.find(token, { outcome: ['read'] }, session).toArray();
      const byId = new Map(readRows.map((row) => [row._id, row]));
      const changes = body.rows.map(({ rowId, fields, replaces }, index) => {
        const row = byId.get(rowId);
        if (!row) throw invalid(`rows.${index}.rowId`, 'This row does not belong to this import.');
        if (differs(row, replaces)) throw stale(readRows.map(rowView));
        const changedFields = { ...rowFieldsOf((name) => row[name]), ...fields };
        return {
          rowId,
          change: {
            ...changedFields,
            terms: rowTerms(changedFields.personaName),
            ...(row.origins && { origins: confirmOrigins(row.origins, fields) }),
            ...resetMatching(row, changedFields),
          },
        };
      });
      await rows.updateAll(changes, session);
    });
    await markExisting(dependencies, token, clientId);
    const ids = new Set(body.rows.map(({ rowId }) => rowId));
    const saved = await rows.find(token, { outcome: ['read'] }).toArray();
    return { rows: saved.filter(({ _id }) => ids.has(_id)).map(rowView), counts: await rows.counts(token) };
  });
};
