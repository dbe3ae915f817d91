import type { BuildService } from '@skills-architect/service-kit';
import { treeCopy } from './role-tree/tree-copy';
import { treeRoutes } from './role-tree/tree-routes';

/** The service behind the role explorer: one tree per source, built from a copy of the roles. */
export const explorerService = (): BuildService => (kit) => {
  const copy = treeCopy(kit);
  return {
    routes: (app) => treeRoutes(app, kit, copy),
    createIndexes: () => copy.createIndexes(),
    start: () => copy.start(),
    stop: () => copy.stop(),
  };
};
