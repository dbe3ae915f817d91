import type { FastifyInstance } from 'fastify';
import { deletedEntries } from './deleted-entries';
import { entryChanges } from './entry-changes';
import { entryHistory } from './entry-history';
import { entryMapping } from './entry-mapping';
import { entryPage } from './entry-page';
import { entryReader, type SkillopediaDependencies } from './entry-reader';
import { entrySearch } from './entry-search';

/** The Skillopedia: entries, their documents, and the content mapped to them. */
export const skillopedia = (dependencies: SkillopediaDependencies) => {
  const reader = entryReader(dependencies);
  const mappingRoutes = entryMapping(dependencies, reader);
  return (app: FastifyInstance) => {
    entrySearch(app, dependencies.encyclopedia);
    deletedEntries(app, dependencies, reader);
    mappingRoutes(app);
    entryChanges(app, dependencies, reader);
    entryHistory(app, dependencies, reader);
    entryPage(app, reader);
  };
};
