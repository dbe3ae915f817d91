import { parseRowId } from '@skills-architect/contracts/personas';
import { notFound, type RecordId } from '@skills-architect/service-kit';
import { type ImportDependencies, loadImportFor } from '../imports/import-dependencies';

/** A persona or a row of an import. */
export interface Subject {
  id: string;
  clientId: number;
  name: string;
  /** Link to the screen of its skills. */
  link: string;
  /** The import that the row belongs to. */
  token?: string;
}

/** Finds the personas and import rows that have client skills. */
export const skillSubjects = (dependencies: ImportDependencies) => {
  const { stores, imports, rows } = dependencies;
  const { personas } = stores;

  const find = async (id: string): Promise<Subject> => {
    const rowId = parseRowId(id);
    if (!rowId) {
      const { clientId, personaName } = await personas.get(Number(id));
      return { id, clientId, name: personaName, link: `/persona/architect-skills/${id}?tab=match` };
    }
    const [row] = await rows.findByIds([rowId]);
    const document = row && (await imports.get(row.token));
    if (!row || !document) throw notFound('This row');
    const { clientId } = document;
    const link = `/personas/role-matching/architect-skills/${rowId}?tab=match`;
    return { id, clientId, name: row.personaName, token: row.token, link };
  };

  return {
    find,
    /** The subject, if the user may change its skills now; those of a row only its import's owner may change. */
    async findToChange(id: string, userId: number) {
      const subject = await find(id);
      if (subject.token !== undefined) await loadImportFor(dependencies, 'select', subject.token, userId);
      return subject;
    },
    /** The clients of subjects; unknown subjects are omitted. */
    async findClients(ids: RecordId[]): Promise<{ id: RecordId; clientId: number }[]> {
      const subjects = ids.map((id) => ({ id, rowId: parseRowId(String(id)) }));
      const [foundPersonas, foundRows] = await Promise.all([
        personas.model
          .find(
            { _id: { $in: subjects.flatMap(({ id, rowId }) => (rowId ? [] : [Number(id)])) }, ...personas.alive },
            { clientId: 1 },
          )
          .lean(),
        rows.findByIds(subjects.flatMap(({ rowId }) => rowId ?? [])),
      ]);
      const foundImports = await imports.findClients(foundRows.map(({ token }) => token));
      const findClient = (id: RecordId, rowId: number | undefined) => {
        const token = foundRows.find(({ _id }) => _id === rowId)?.token;
        return rowId
          ? foundImports.find(({ _id }) => _id === token)?.clientId
          : foundPersonas.find(({ _id }) => _id === Number(id))?.clientId;
      };
      return subjects.flatMap(({ id, rowId }) => {
        const clientId = findClient(id, rowId);
        return clientId === undefined ? [] : [{ id, clientId }];
      });
    },
  };
};
