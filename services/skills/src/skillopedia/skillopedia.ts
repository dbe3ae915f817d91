import type { FastifyInstance } from 'fastify';
import { deletedEntries } from './deleted-entries';
import { entryChanges } from './entry-changes';
import { entryHistory } from './entry-history';
import { entryMapping } from './entry-mapping';
import { entryPage } from './entry-page';
import { entryReader, type SkillopediaParts } from './entry-reader';
import { entrySearch } from './entry-search';

/** The Skillopedia: entries, their documents, and the content mapped to them. */
export const skillopedia = (parts: SkillopediaParts) => {
  const reader = entryReader(parts);
  const mappingRoutes = entryMapping(parts, reader);
  return (app: FastifyInstance) => {
    entrySearch(app, parts.encyclopedia);
    deletedEntries(app, parts, reader);
    mappingRoutes(app);
    entryChanges(app, parts, reader);
    entryHistory(app, parts, reader);
    entryPage(app, reader);
  };
};
