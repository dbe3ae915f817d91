import {
  LIBRARY_MAINTAINERS,
  PERSONA_USERS,
  SUPER_ONLY,
  type UserType,
  WORKING_TYPES,
} from '@skills-architect/contracts';
import { useSessionStore } from '@skills-architect/portal-kit/host';
import { aUser, fakePortal } from '@skills-architect/portal-kit/testing';
import { THREE_AREAS } from '../areas/area.fixtures';
import { resolveRoute } from './resolve-route';

const paths: [string, readonly UserType[]][] = [
  ['/personas', PERSONA_USERS],
  ['/architect_skills', PERSONA_USERS],
  ['/persona/edit/4', PERSONA_USERS],
  ['/skill/search', LIBRARY_MAINTAINERS],
  ['/users', SUPER_ONLY],
];
const table = paths.flatMap(([path, types]) =>
  WORKING_TYPES.map((type) => ({ path, type, open: types.includes(type) })),
);

test.each(table)('$path for type $type: $open', ({ path, type, open }) => {
  fakePortal({ user: aUser({ userType: type }), areas: THREE_AREAS });
  expect(resolveRoute(path).kind).toBe(open ? 'area' : 'forbidden');
});

test.each([
  ['/', 'landing'],
  ['/login', 'landing'],
  ['/persona/edit', 'unknown'],
  ['/nowhere', 'unknown'],
  ['/nowhere/%E0%A4%A', 'unknown'],
  ['/personas//', 'unknown'],
  ['//personas', 'unknown'],
  ['/personas?from=//elsewhere', 'area'],
])('%s is %s', (path, kind) => {
  fakePortal({ areas: THREE_AREAS });
  expect(resolveRoute(path).kind).toBe(kind);
});

test('every path shows the login while nobody is signed in', () => {
  fakePortal({ areas: THREE_AREAS });
  useSessionStore.setState({ status: 'out', user: undefined });
  expect(resolveRoute('/personas').kind).toBe('login');
});
