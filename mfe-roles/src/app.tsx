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
      '/role': () => import('./role-search/role-search'),
      '/role/imports': () => import('./library-imports/library-imports'),
      '/role/accuracy': () => import('./matcher-accuracy/matcher-accuracy'),
      '/role/tables': () => import('./role-tables/role-tables'),
      '/role/{mode:add}': () => import('./role-form/role-form'),
      '/role/{mode:edit}/{id}': () => import('./role-form/role-form'),
      '/role/{roleId}/{type:industry}/skills': () => import('./add-skills/add-skills'),
      '/role/{roleId}/{type:leader}/skills': () => import('./add-skills/add-skills'),
      '/annotate-jobs': () => import('./annotate-jobs/annotate-jobs'),
      '/annotate-jobs/import': () => import('./posting-import/posting-import'),
      '/job/{jobId}/{totalJobCount}/{rowNumber}': () => import('./job-detail/job-detail'),
      '/leader/{id}': () => import('./leadership-role/leadership-role'),
    },
  }),
);
