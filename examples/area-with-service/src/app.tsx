import { areaRoot } from '@skills-architect/portal-kit';
import { MessageLoader, UiProvider } from '@skills-architect/ui-kit';
import singleSpaReact from 'single-spa-react';
import { manifest } from './area';

/** single-spa lifecycles of the area: one screen for each route of the manifest. */
export const { bootstrap, mount, unmount } = singleSpaReact(
  areaRoot({
    manifest,
    Provider: UiProvider,
    waiting: <MessageLoader message="Loading" />,
    screens: { '/hello': () => import('./notes/notes') },
  }),
);
