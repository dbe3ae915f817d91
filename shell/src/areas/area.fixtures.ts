import {
  type AreaManifest,
  type AreaRoute,
  LIBRARY_MAINTAINERS,
  PERSONA_USERS,
  SUPER_ONLY,
  type Tile,
  type UserType,
} from '@skills-architect/contracts';

/** A manifest with defaults. */
export const anArea = (id: string, overrides: Partial<AreaManifest> = {}): AreaManifest => ({
  id,
  title: `The ${id}`,
  routes: [],
  menu: [],
  tiles: [],
  ...overrides,
});

export const aRoute = (path: string, types: readonly UserType[], title = path): AreaRoute => ({ path, types, title });

export const aTile = (to: string, title: string, overrides: Partial<Tile> = {}): Tile => ({
  to,
  title,
  line: `Goes to ${to}`,
  icon: 'grid',
  audience: 'client',
  types: PERSONA_USERS,
  ...overrides,
});

const persona = [
  aTile('/personas', 'Define Client Personas'),
  aTile('/architect_skills', 'Assign Skills', { needs: 'personas' }),
  aTile('/compare-role', 'Compare Industry Roles', { needs: 'client', needsFor: [1, 8] }),
];
const skill = aTile('/skill/search', 'Manage Skills', { audience: 'architect', types: LIBRARY_MAINTAINERS });
const user = aTile('/users', 'User Management', { audience: 'admin', types: SUPER_ONLY });

/** A portal of three areas, one per audience. */
export const THREE_AREAS: readonly AreaManifest[] = [
  anArea('personas', {
    routes: [...persona.map(({ to }) => aRoute(to, PERSONA_USERS)), aRoute('/persona/edit/{id}', PERSONA_USERS)],
    menu: persona,
    tiles: persona,
  }),
  anArea('skills', {
    routes: [aRoute('/skill/search', LIBRARY_MAINTAINERS, 'Manage Skills')],
    menu: [skill],
    tiles: [skill],
  }),
  anArea('admin', { routes: [aRoute('/users', SUPER_ONLY, 'User Management')], menu: [user], tiles: [user] }),
];
