import type { ClientLibrary } from '@skills-architect/contracts/admin';
import { roleExplorerData } from '@skills-architect/contracts/explorer';
import type { ShownNames } from '@skills-architect/library-service-kit';
import {
  clientLimit,
  clientReader,
  type Identity,
  notFound,
  type ReadyAnswer,
  readyAnswer,
  route,
  type ServiceKit,
} from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { mergeTrees } from './build-tree';
import type { SourceTree } from './departments';
import type { RoleCopies } from './role-copy';
import { visibleTrees } from './visible-trees';

const ALL_SOURCES = -1;
/** Size of the response cache: one entry per source, library limits of the user's clients and language. */
const MAX_ANSWERS = 20;

const buildAnswer = (visible: SourceTree[], sourceId: number) => {
  const shownTrees = visible.filter((sourceTree) => sourceId === ALL_SOURCES || sourceTree._id === sourceId);
  if (sourceId !== ALL_SOURCES && !shownTrees.length) throw notFound('This source');
  return {
    tree: mergeTrees(
      shownTrees.length === 1 ? (shownTrees[0]?.source ?? '') : 'All',
      shownTrees.map(({ tree }) => tree),
    ),
    sources: visible.map(({ _id, source, roles }) => ({ sourceId: _id, source, roles })),
  };
};

export const treeRoutes =
  (kit: ServiceKit, copy: RoleCopies, { show, readingLanguage }: ShownNames) =>
  (app: FastifyInstance) => {
    const readClient = clientReader(kit);
    /** Answers by key, filled by the route; a change of the tree drops them all. */
    const answers = kit.cached(['roleExplorerData'], async () => new Map<string, Promise<ReadyAnswer>>());
    /** The same in other languages: a new translation does not change the tree. */
    const translatedAnswers = kit.cached(
      ['roleExplorerData', 'industryRoles', 'subsectors', 'functions'],
      async () => new Map<string, Promise<ReadyAnswer>>(),
    );

    /** The library limits of a client user's clients; undefined for staff, who see everything. */
    const readLibraryLimits = async (identity: Identity): Promise<ClientLibrary[] | undefined> => {
      const clientIds = clientLimit(identity);
      const clients = clientIds && (await Promise.all(clientIds.toSorted((a, b) => a - b).map(readClient)));
      return clients?.map(({ sourceIds, subSectorIds }) => ({ sourceIds, subSectorIds }));
    };

    const buildFor = async (limits: ClientLibrary[] | undefined, sourceId: number, language: string | undefined) => {
      const trees = await copy.trees();
      const answer = buildAnswer(limits ? visibleTrees(trees, limits) : trees, sourceId);
      return readyAnswer(roleExplorerData, await show(answer, language));
    };

    route(app, roleExplorerData, async ({ query }, { identity }) => {
      const language = await readingLanguage(identity.user?.language);
      const [cachedAnswers, limits] = await Promise.all([
        language === undefined ? answers() : translatedAnswers(),
        readLibraryLimits(identity),
      ]);
      const key = JSON.stringify([query.sourceId, limits, language]);
      const cachedAnswer = cachedAnswers.get(key);
      if (cachedAnswer) return cachedAnswer;
      const answer = buildFor(limits, query.sourceId, language);
      if (cachedAnswers.size >= MAX_ANSWERS) cachedAnswers.clear();
      cachedAnswers.set(key, answer);
      answer.catch(() => cachedAnswers.delete(key));
      return answer;
    });
  };
