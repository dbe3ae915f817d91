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
      '/skill/search': () => import('./skill-search/skill-search'),
      '/skill/duplicates': () => import('./duplicates/duplicates'),
      '/skill/health': () => import('./health/library-health'),
      '/skill/releases': () => import('./releases/releases'),
      '/skill/translations/{kind}/{id}': () => import('./translations/edit-translations'),
      '/skill/tables': () => import('./skill-tables/skill-tables'),
      '/skill/content-imports': () => import('./content-imports/content-imports'),
      '/skill/{mode:add}': () => import('./skill-form/add-skill'),
      '/skill/edit/{skillId}': () => import('./skill-form/edit-skill'),
      '/skillopedia': () => import('./skillopedia-search/skillopedia-search'),
      '/skillopedia/{mode:add}': () => import('./skillopedia-form/add-entry'),
      '/skillopedia/{mode:edit}': () => import('./skillopedia-form/edit-entry'),
      '/skillopedia/{encyclopediaId}': () => import('./skillopedia-page/skillopedia-page'),
    },
  }),
);
