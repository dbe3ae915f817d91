import { LeadershipRole, RoleFunction, SubSector } from '@skills-architect/contracts/roles';
import { LibraryStatus, SourceId, searchSkills, skillsByIds } from '@skills-architect/contracts/skills';
import { fold, type ServiceKit, searchFields, seedOnce } from '@skills-architect/service-kit';
import * as z from 'zod';
import demoRoles from '../demo/roles.json' with { type: 'json' };
import demoStructure from '../demo/structure.json' with { type: 'json' };
import { type Roles, roleKey } from './industry-roles/role-document';
import type { Structure } from './structure/structure-documents';

const BY_SEED = { by: 0, changeSet: 'seed' };
/** Ids of places that the product ships lie below this; imports take the ones above. */
const FIRST_IMPORTED_ID = 100;

const StructureFile = z.object({
  subSectors: z.array(SubSector.omit({ sourceIds: true })),
  functions: z.array(RoleFunction),
  leadershipRoles: z.array(LeadershipRole),
});

const RolesFile = z.array(
  z.object({
    name: z.string(),
    alternatives: z.array(z.string()),
    functionId: z.number(),
    occupation: z.string(),
    leadershipRoleId: z.number(),
    description: z.string(),
    workFunctions: z.array(z.object({ name: z.string(), tasks: z.array(z.string()) })),
    skills: z.array(z.object({ name: z.string(), level: z.number(), criticality: z.enum(['High', 'Medium', 'Low']) })),
  }),
);

const seedStructure = async (kit: ServiceKit, structure: Structure, demo: boolean) => {
  const file = StructureFile.parse(demoStructure);
  await structure.leadershipRoles.create(
    file.leadershipRoles.map(({ leadershipRoleName }) => ({ leadershipRoleName })),
    BY_SEED,
    file.leadershipRoles.map(({ leadershipRoleId }) => leadershipRoleId),
  );
  if (demo) {
    await structure.subSectors.create(
      file.subSectors.map(({ subsector, subsectorTypeId }) => ({
        subsector,
        subsectorTypeId,
        nameKey: fold(subsector),
        sourceIds: [SourceId.SkillsArchitect],
      })),
      BY_SEED,
      file.subSectors.map(({ subsectorId }) => subsectorId),
    );
    await structure.functions.create(
      file.functions.map(({ functionName, subsectorId }) => ({
        functionName,
        subsectorId,
        nameKey: fold(functionName),
      })),
      BY_SEED,
      file.functions.map(({ functionId }) => functionId),
    );
  }
  for (const name of ['subsector', 'function', 'leadershipRole']) await kit.counters.atLeast(name, FIRST_IMPORTED_ID);
};

/** The demo's skills with their levels by name, from the service that owns them. */
const demoSkills = async (kit: ServiceKit) => {
  const { skills } = await kit.peer(searchSkills, {
    body: { skillSourceId: [SourceId.SkillsArchitect], pagesize: 1000 },
  });
  const found = await kit.peer(skillsByIds, {
    body: { skillIds: skills.map((skill) => skill.skillId), includeProficiencies: true },
  });
  return new Map(found.skills.map((skill) => [skill.skillName, skill]));
};

const seedRoles = async (kit: ServiceKit, structure: Structure, roles: Roles) => {
  const file = RolesFile.parse(demoRoles);
  const [skills, functions] = await Promise.all([demoSkills(kit), structure.functions.model.find().lean()]);
  const placeOf = (functionId: number) => ({
    functionId,
    subsectorId: functions.find((one) => one._id === functionId)?.subsectorId ?? 1,
  });
  await roles.create(
    file.map((role) => ({
      roleName: role.name,
      ...searchFields(role.name, ...role.alternatives),
      uniqueKey: roleKey({ ...placeOf(role.functionId), nameKey: fold(role.name) }),
      alternativeNames: role.alternatives,
      ...placeOf(role.functionId),
      occupation: role.occupation,
      leadershipRoleId: role.leadershipRoleId,
      roleDescription: role.description,
      roleandResponsibilities: role.workFunctions.map(({ name, tasks }) => [name, ...tasks].join('|')).join('$'),
      sourceId: SourceId.SkillsArchitect,
      roleStatus: LibraryStatus.Published,
      skills: role.skills.map(({ name, level, criticality }) => {
        const skill = skills.get(name);
        const proficiency = skill?.proficiencies.find((one) => one.levelNumber === level);
        if (!skill || !proficiency)
          throw new Error(`the demo role ${role.name} needs the skill ${name} at level ${level}`);
        return {
          skillId: skill.skillId,
          proficiencyId: proficiency.proficiencyId,
          levelNumber: level,
          skillCriticality: criticality,
        };
      }),
    })),
    BY_SEED,
    file.map((_, index) => index + 1),
  );
  await kit.counters.atLeast('role', file.length);
};

/** Fills an empty database: leadership levels always, places and roles for the demo; what is there stays as it is. */
export const seedRolesService = async (
  kit: ServiceKit,
  structure: Structure,
  roles: Roles,
  { demo }: { demo: boolean },
) => {
  await seedOnce(kit.db, {
    name: 'structure',
    isEmpty: async () => !(await structure.leadershipRoles.model.exists({})),
    into: [structure.leadershipRoles, structure.subSectors, structure.functions],
    fill: () => seedStructure(kit, structure, demo),
  });
  if (!demo) return;
  await seedOnce(kit.db, {
    name: 'roles',
    isEmpty: async () => !(await roles.model.exists({})),
    into: [roles],
    fill: () => seedRoles(kit, structure, roles),
  });
};
