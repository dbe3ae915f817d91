import { listLeadershipRoles, searchRoles } from '@skills-architect/contracts/roles';
import { decideFirstData, fold, seedOnce } from '@skills-architect/service-kit';
import { demoMappings } from './demo/demo-mappings';
import { demoPersonas } from './demo/demo-personas';
import type { GroupDocument } from './groups/group-document';
import { industrySkills, type PersonaStores, personaFields } from './personas/write-persona';

const BY_SEED = { by: 0, changeSet: 'seed' };
type SeedPersona = ReturnType<typeof demoPersonas>[number];

/** Seeds an empty database with the demo's personas, most of them matched to demo roles, if it is to have the demo. */
export const seedPersonas = async (stores: PersonaStores, { demo }: { demo: boolean }) => {
  const { kit, groups, personas, mappings } = stores;
  const isEmpty = async () => !(await personas.model.exists({}));
  const firstData = await decideFirstData(kit.db, demo ? 'demo' : 'none', {
    isEmpty,
    hasDemo: async () => Boolean(await personas.model.exists({ changeSet: 'seed' })),
  });
  if (firstData === 'none') return;
  await seedOnce(kit.db, {
    name: 'personas',
    isEmpty,
    into: [groups, personas, mappings],
    fill: () => fillPersonas(stores),
  });
};

/** Returns a function that finds the id of a name from the demo's files: null for no name, an error for an unknown one. */
const idFinder = (kind: string, ids: Map<string, number>) => (name: string | undefined) => {
  if (name === undefined) return null;
  const id = ids.get(name);
  if (!id) throw new Error(`the demo's personas need the ${kind} ${name}`);
  return id;
};

const seedGroups = async ({ groups }: PersonaStores, seeds: SeedPersona[]) => {
  const groupKey = ({ clientId, group }: SeedPersona) => `${clientId} ${fold(group)}`;
  const firstOfGroups = new Map(seeds.toReversed().map((persona) => [groupKey(persona), persona]));
  const newGroups = seeds.filter((persona) => firstOfGroups.get(groupKey(persona)) === persona);
  const created = await groups.create(
    newGroups.map(({ clientId, group }) => ({ clientId, personaGroupName: group, nameKey: fold(group) })),
    BY_SEED,
  );
  const byKey = new Map<string, GroupDocument>(created.map((group) => [`${group.clientId} ${group.nameKey}`, group]));
  return (persona: SeedPersona) => {
    const group = byKey.get(groupKey(persona));
    if (!group) throw new Error(`the demo's group ${persona.group} was not created`);
    return group;
  };
};

const fillPersonas = async (stores: PersonaStores) => {
  const { kit, personas, mappings } = stores;
  const asker = { identity: { service: kit.name, depth: 0 } };
  const seeds = demoPersonas();
  const ids = seeds.map(({ personaId }) => personaId);
  const [{ roles }, { leadershipRoles }, toMapping, findGroup] = await Promise.all([
    kit.peer(searchRoles, { body: { pagesize: 1000 } }, asker),
    kit.peer(listLeadershipRoles, {}, asker),
    demoMappings(
      kit,
      seeds.flatMap(({ skills }) => skills ?? []),
    ),
    seedGroups(stores, seeds),
  ]);
  const findRoleId = idFinder('role', new Map(roles.map((role) => [role.roleName, role.roleId])));
  const findLeadershipRoleId = idFinder(
    'leadership role',
    new Map(
      leadershipRoles.map((leadershipRole) => [leadershipRole.leadershipRoleName, leadershipRole.leadershipRoleId]),
    ),
  );
  const matchedRoleIds = seeds.flatMap(({ industryRole }) => findRoleId(industryRole) ?? []);
  const skills = await industrySkills(kit, matchedRoleIds, asker);
  await personas.create(
    seeds.map((persona) => ({
      clientId: persona.clientId,
      ...personaFields(
        {
          groupName: persona.group,
          personaName: persona.name,
          reportingTo: persona.reportingTo,
          roleDescription: persona.description,
          rolesResponsibilities: persona.responsibilities.join('|'),
          industryRoleId: findRoleId(persona.industryRole),
          leadershipRoleId: findLeadershipRoleId(persona.leadershipRole),
        },
        findGroup(persona),
      ),
    })),
    BY_SEED,
    ids,
  );
  await mappings.create(
    seeds.map(({ clientId, industryRole, skills: deviation }) => ({
      clientId,
      ...toMapping(skills.get(findRoleId(industryRole) ?? 0) ?? [], deviation),
    })),
    BY_SEED,
    ids,
  );
  // Some fixed ids are far ahead: new records must get later ids.
  await kit.counters.advancePast('persona', Math.max(...ids));
};
