import { eraseExplorerPerson, readExplorerPerson } from '@skills-architect/contracts/explorer';
import { shownNames } from '@skills-architect/library-service-kit';
import { type BuildService, personModule } from '@skills-architect/service-kit';
import { careerCopy } from './careers/career-copy';
import { careerRoutes } from './careers/career-routes';
import { roleCopy } from './role-tree/role-copy';
import { treeRoutes } from './role-tree/tree-routes';

/** The service of the role explorer: a tree per source and the career graph, from a copy of the roles. */
export const explorerService = (): BuildService => (kit) => {
  const careers = careerCopy(kit);
  const copy = roleCopy(kit, careers);
  const shown = shownNames(kit);
  return [
    personModule(kit, { read: readExplorerPerson, erase: eraseExplorerPerson }),
    shown,
    treeRoutes(kit, copy, shown),
    copy,
    careerRoutes(kit, careers, shown),
    careers,
    { replacedCollections: ['trees', 'followers'] },
  ];
};
