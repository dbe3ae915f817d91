import { searchRoles } from '@skills-architect/contracts/roles';
import { seedOnce } from '@skills-architect/service-kit';
import * as z from 'zod';
import demoPersonas from '../demo/personas.json' with { type: 'json' };
import { industrySkills, insertPersona, type PersonaStores } from './personas/write-persona';

const PersonasFile = z.array(
  z.object({
    clientId: z.number(),
    group: z.string(),
    name: z.string(),
    reportingTo: z.string(),
    description: z.string(),
    responsibilities: z.string(),
    industryRole: z.string(),
  }),
);

/** Fills an empty database with the demo's personas, mapped to the demo's roles. */
export const seedPersonas = (stores: PersonaStores) => {
  const { kit, groups, personas, mappings } = stores;
  return seedOnce(kit.db, {
    name: 'personas',
    isEmpty: async () => !(await personas.model.exists({})),
    into: [groups, personas, mappings],
    fill: () => fillPersonas(stores),
  });
};

const fillPersonas = async (stores: PersonaStores) => {
  const { kit } = stores;
  const asker = { identity: { service: kit.name, depth: 0 } };
  const { roles } = await kit.peer(searchRoles, { body: { pagesize: 1000 } }, asker);
  const byName = new Map(roles.map((role) => [role.roleName, role]));
  const skills = await industrySkills(
    kit,
    roles.map((role) => role.roleId),
    asker,
  );
  for (const demo of PersonasFile.parse(demoPersonas)) {
    const role = byName.get(demo.industryRole);
    await insertPersona(
      stores,
      demo.clientId,
      {
        groupName: demo.group,
        personaName: demo.name,
        reportingTo: demo.reportingTo,
        roleDescription: demo.description,
        rolesResponsibilities: demo.responsibilities,
        industryRoleId: role?.roleId ?? null,
        leadershipRoleId: role?.leadershipRole?.leadershipRoleId ?? null,
      },
      skills.get(role?.roleId ?? 0) ?? [],
      { by: 0, changeSet: 'seed' },
    );
  }
};
