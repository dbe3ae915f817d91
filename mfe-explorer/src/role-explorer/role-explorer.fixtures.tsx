import { defineArea, LIBRARY_MAINTAINERS } from '@skills-architect/contracts';
import { roleExplorerData } from '@skills-architect/contracts/explorer';
import { answer, aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { manifest } from '../area';
import { aTree } from '../explorer.fixtures';
import RoleExplorer from './role-explorer';

const roles = defineArea({
  id: 'roles',
  title: 'Roles',
  routes: [{ path: '/role/{mode:edit}/{id}', types: LIBRARY_MAINTAINERS, title: 'Role' }],
  menu: [],
  tiles: [],
});
/** Sources of the explorer's answer. */
export const sources = [
  { sourceId: 1, source: 'Skills Architect', roles: 6 },
  { sourceId: 101, source: 'ESCO', roles: 3007 },
];
/** The sample tree. */
export const data = answer(roleExplorerData, { tree: aTree(), sources });

export type Options = {
  answers?: (typeof data)[];
  userType?: 1 | 2 | 4 | 8;
  areas?: (typeof manifest | typeof roles)[];
};
/** Opens the explorer with this query string. */
export const open = (query = '', { answers = [data], userType = 4, areas = [manifest, roles] }: Options = {}) => {
  const rendered = renderScreen(<RoleExplorer />, {
    manifest,
    path: `/role_explorer${query}`,
    user: aUser({ userType }),
    areas,
    answers,
  });
  return { ...rendered, requestedSourceIds: () => rendered.portal.requests.map(({ query: sent }) => sent.sourceId) };
};
export const findItem = (name: RegExp | string) => screen.findByRole('treeitem', { name });
