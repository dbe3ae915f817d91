import { DONE } from '@skills-architect/contracts';
import {
  createEncyclopedia,
  deleteEncyclopedia,
  getEncyclopedia,
  type SkillopediaDocument,
  type SkillopediaForm,
  saveEncyclopediaDocument,
  savingRefusal,
  updateEncyclopedia,
} from '@skills-architect/contracts/skills';
import { AppError, isDuplicateKeyError, route, stale } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { documentUrl, type EncyclopediaDocument, searchedTitles } from './encyclopedia-document';
import type { EntryReader, SkillopediaDependencies } from './entry-reader';
import { toMappingState } from './mapping-document';

const TITLE_EXISTS = 'This title already exists';
/** The unique index rejects a title that is taken, also when two users save it at the same time. */
export const titleTaken = (error: unknown): never => {
  throw isDuplicateKeyError(error)
    ? new AppError('conflict', TITLE_EXISTS, { issues: [{ path: 'name', message: TITLE_EXISTS }] })
    : error;
};

/** The stored fields of title and status. */
export const entryFields = (
  { name, status }: SkillopediaForm,
  translations: EncyclopediaDocument['translations'] = [],
) => ({ name, status, ...searchedTitles(name, translations) });

/** The stored fields of a document; a part that is not given stays as it is. */
const documentFields = ({ text, externalUrl }: Partial<SkillopediaDocument>) => ({
  ...(text !== undefined && { text }),
  ...(externalUrl !== undefined && { url: externalUrl || undefined }),
});

/** Throws when content has already been mapped to the entry. */
export const checkOpen = async (reader: EntryReader, entryId: number) => {
  const refusal = savingRefusal(toMappingState(await reader.findMapping(entryId)));
  if (refusal) throw new AppError('conflict', `${refusal}.`);
};

/** Reads, creates, updates and deletes entries. */
export const entryChanges = (app: FastifyInstance, { encyclopedia }: SkillopediaDependencies, reader: EntryReader) => {
  route(app, getEncyclopedia, async ({ params }) => reader.describe(await reader.open(params.encyclopediaId)));

  route(app, createEncyclopedia, async ({ body }, { userId }) => {
    const [entry] = await encyclopedia.create([entryFields(body)], { by: userId }).catch(titleTaken);
    if (!entry) throw new Error('no entry was created');
    return { encyclopediaId: entry._id, skillopediaId: entry._id, url: documentUrl(entry) };
  });

  route(app, updateEncyclopedia, async ({ params, body }, { userId }) => {
    const { _id, name, status, translations } = await reader.open(params.encyclopediaId);
    if (body.name !== name || body.status !== status) await checkOpen(reader, _id);
    const change = { ...entryFields(body, translations), ...documentFields(body) };
    const saved = encyclopedia.change(_id, body.rev, change, { by: userId });
    return reader.describe(await saved.catch(titleTaken));
  });

  route(app, saveEncyclopediaDocument, async ({ params, body }, { userId }) => {
    const { _id } = await reader.open(params.encyclopediaId);
    return reader.describe(await encyclopedia.change(_id, body.rev, documentFields(body), { by: userId }));
  });

  route(app, deleteEncyclopedia, async ({ params, query }, { userId, addToAudit }) => {
    const { _id, name } = await reader.open(params.encyclopediaId);
    addToAudit({ name });
    const { removed } = await encyclopedia.remove({ _id, rev: query.rev }, { by: userId });
    if (!removed.length) throw stale(await reader.describe(await reader.open(_id)));
    return DONE;
  });
};
