import { listLeadershipRoles, searchRoles } from '@skills-architect/contracts/roles';
import { decideFirstData, fold, type ServiceKit, seedOnce, wasSeeded } from '@skills-architect/service-kit';
import { demoMappings } from './demo/demo-mappings';
import { demoPersonas } from './demo/demo-personas';
import type { GroupDocument } from './groups/group-document';
import { industrySkills, type PersonaStores, personaFields } from './personas/write-persona';

/** Only the demo has it. */
const DEMO_SEED = 'personas';
const askerOf = ({ name }: ServiceKit) => ({ identity: { service: name, depth: 0 } });
const BY_SEED = { by: 0, changeSet: 'seed' };
type SeedPersona = ReturnType<typeof demoPersonas>[number];

/** A library of one's own may have no personas yet: the demo's need the demo's roles. */
const hasDemoRoles = async (kit: ServiceKit): Promise<boolean> => {
  const { roles } = await kit.peer(searchRoles, { body: { pagesize: 1000 } }, askerOf(kit));
  const names = new Set(roles.map(({ roleName }) => roleName));
  return demoPersonas().every(({ industryRole }) => industryRole === undefined || names.has(industryRole));
};

/** Seeds an empty database with the demo's personas, most of them matched to demo roles, if it is to have the demo. */
export const seedPersonas = async (stores: PersonaStores, { demo }: { demo: boolean }) => {
  const { kit, groups, personas, mappings } = stores;
  const isEmpty = async () => !(await personas.model.exists({}));
  const wanted = demo && (await isEmpty()) && (await hasDemoRoles(kit)) ? 'demo' : 'none';
  const firstData = await decideFirstData(kit.db, wanted, { isEmpty, hasDemo: () => wasSeeded(kit.db, DEMO_SEED) });
  if (firstData === 'none') return;
  await seedOnce(kit.db, {
    name: DEMO_SEED,
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
  const asker = askerOf(kit);
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
