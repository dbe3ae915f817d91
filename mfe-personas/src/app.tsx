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
      '/personas': () => import('./persona-list/persona-list'),
      '/personas/library-changes': () => import('./persona-list/library-releases/library-releases'),
      '/personas/overview': () => import('./company-overview/company-overview'),
      '/personas/skill-map': () => import('./skill-map/skill-map'),
      '/personas/similar': () => import('./similar-personas/similar-personas'),
      '/personas/deleted': () => import('./deleted-personas/deleted-personas'),
      '/persona/review/{personaId}': () => import('./persona-review/review-screen/review-screen'),
      '/persona/{mode:add|edit}': () => import('./persona-form/persona-form'),
      '/persona/{mode:add|edit}/{id}/{copy}': () => import('./persona-form/persona-form'),
      '/personas/role-matching': () => import('./role-matching/role-matching'),
      '/personas/role-matching/architect-skills/{roleId}': () => import('./assign-skills/architect-row/architect-row'),
      '/persona/architect-skills/{id}': () => import('./assign-skills/assign-skills'),
      '/role/{roleId}/recommended_proficiency/skills': () =>
        import('./assign-skills/recommended-proficiency/recommended-proficiency'),
      '/compare-persona': () => import('./compare/compare-personas/compare-personas'),
      '/persona_role/compare-skills/{client}/{personaId}/{industryRoleId}': () =>
        import('./compare/compare-skills/compare-skills'),
      '/compare-role': () => import('./compare/compare-roles/compare-roles'),
      '/compare-role/{clientId}/{subsectorID}/{funcval}/{roleId}': () =>
        import('./compare/compare-roles/compare-roles'),
      '/architect_skills': () => import('./persona-list/first-persona'),
      '/add-skills/{type:persona}': () => import('./assign-skills/add-skills/add-skills-address'),
      '/role/{roleId}/{type:persona}/skills/{personaId}/{personaGroup}': () =>
        import('./assign-skills/add-skills/add-skills-address'),
    },
  }),
);
