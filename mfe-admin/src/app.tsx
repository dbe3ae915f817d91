import { areaRoot } from '@skills-architect/portal-kit';
import { MessageLoader, UiProvider } from '@skills-architect/ui-kit';
import singleSpaReact from 'single-spa-react';
import { manifest } from './area';

/** single-spa lifecycles of the area. */
export const { bootstrap, mount, unmount } = singleSpaReact(
  areaRoot({
    manifest,
    Provider: UiProvider,
    waiting: <MessageLoader message="Loading" />,
    screens: {
      '/users': () => import('./user-list/user-list'),
      '/user/{mode:add}': () => import('./user-form/user-form'),
      '/user/edit/{userId}': () => import('./user-form/manage-user'),
      '/user/tokens/{userId}': () => import('./access-tokens/access-tokens'),
      '/clients': () => import('./client-list/client-list'),
      '/areas': () => import('./area-list/area-list'),
      '/connectors': () => import('./connector-list/connector-list'),
      '/api': () => import('./api-calls/api-calls'),
      '/connectors/{connector}': () => import('./dead-letters/dead-letters'),
      '/account': () => import('./account/account'),
      '/audit-log': () => import('./audit-log/audit-log'),
      '/sign-in-providers': () => import('./sign-in-list/sign-in-list'),
      '/sign-in-providers/{mode:add}': () => import('./sign-in-form/create-provider'),
      '/sign-in-providers/{providerId}': () => import('./sign-in-form/manage-provider'),
      '/clients/{mode:create}': () => import('./client-form/create-client'),
      '/clients/manage/{clientId}': () => import('./client-form/manage-client'),
      '/clients/{mode:add}': () => import('./client-form/legacy-paths'),
      '/clients/edit/{clientId}': () => import('./client-form/legacy-paths'),
    },
  }),
);
