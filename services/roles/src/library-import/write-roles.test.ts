import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { importedSkills, LibraryStatus } from '@skills-architect/contracts/skills';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { type Roles, roleResource } from '../industry-roles/role-document';
import { writeRoles } from './write-roles';

const SOURCE = 7;
const PERSON = { by: 901 };
const places = new Map([['F1', { subsectorId: 1, functionId: 1 }]]);
const aTaxonomyRole = (externalId: string, roleDescription: string) => ({
  externalId,
  roleName: `Role ${externalId}`,
  alternativeNames: [],
  roleDescription,
  roleandResponsibilities: '',
  place: 'F1',
  occupation: '',
  leadershipRoleId: 1,
  skills: [],
});

let service: Awaited<ReturnType<typeof testService>>;
let roles: Roles;

beforeAll(async () => {
  service = await testService({
    name: 'roles',
    peers: peerAnswers([importedSkills, () => ({ skills: [], more: false })]),
    build: (kit) => {
      roles = roleResource(kit);
      return [];
    },
  });
});
afterAll(() => service.close());

/** Imports version `text` of two roles; `meanwhile` happens after the import has compared them with the library. */
const importRoles = (changeSet: string, text: string, meanwhile = async () => {}) => {
  const changeMany: Roles['changeMany'] = async (...change) => {
    await meanwhile();
    return roles.changeMany(...change);
  };
  const batch = ['A', 'B'].map((externalId) => aTaxonomyRole(externalId, text));
  const identity = { user: aUser(1), depth: 0 };
  const parts = { kit: service.kit, roles: { ...roles, changeMany }, identity, sourceId: SOURCE, places, batch };
  return writeRoles(parts, { by: 1, changeSet });
};

it('keeps an edit that a person saves while the import writes, and reports it', async () => {
  const [first] = await importRoles('import 1', 'First text');
  const id = first?.recordId ?? 0;
  const written = await importRoles('import 2', 'Second text', async () => {
    await roles.change(id, 0, { roleDescription: 'Text of a person' }, PERSON);
  });
  const stored = await roles.model.find({ sourceId: SOURCE, roleStatus: LibraryStatus.Published }).sort({ _id: 1 });
  expect(stored.map(({ roleDescription }) => roleDescription)).toEqual(['Text of a person', 'Second text']);
  expect(written.map(({ state }) => state)).toEqual(['edited', 'changed']);
});
