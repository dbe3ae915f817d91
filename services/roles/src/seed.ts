import { LIBRARY_STATUS_NAMES, LibraryStatus, SourceId } from '@skills-architect/contracts/skills';
import {
  decideFirstData,
  fold,
  rankedFields,
  type ServiceKit,
  seedOnce,
  wasSeeded,
} from '@skills-architect/service-kit';
import { careerLinks } from './demo/career-links';
import { demoLeadershipRoles, demoSubSectors } from './demo/demo-roles';
import type { DemoLeadershipRole, DemoRole } from './demo/demo-schemas';
import { type DemoSkillLevels, demoSkillLevels } from './demo/demo-skills';
import { seedPostings } from './demo/seed-postings';
import { type Roles, roleKey } from './industry-roles/role-document';
import type { Postings } from './job-postings/posting-document';
import type { RoleMatcher } from './matching/role-matcher';
import type { Structure } from './structure/structure-documents';

/** Only the demo has it. */
const DEMO_SEED = 'roles';
const BY_SEED = { by: 0, changeSet: 'seed' };
/** Shipped places have ids below this, imported ones this id or above. */
const FIRST_IMPORTED_ID = 100;
/** Source of the demo's roles, and scheme of their skill levels. */
const ROLE_SOURCE = 'Skills Architect';
const ROLE_SCHEME = 'Five levels';

/** The skill levels used in the demo's files; loaded once for both parts of the seed. */
type Levels = () => Promise<DemoSkillLevels>;
const readOnce = (kit: ServiceKit): Levels => {
  let reading: Promise<DemoSkillLevels> | undefined;
  return () => {
    reading ??= demoSkillLevels(kit);
    return reading;
  };
};

const toLeadershipSkills = ({ skills }: DemoLeadershipRole, skillLevels: DemoSkillLevels) =>
  Object.entries(skills).flatMap(([source, members]) =>
    members.flatMap(({ name, levels, criticality }) =>
      Object.entries(levels).map(([scheme, level]) => ({
        sourceId: skillLevels.sourceId(source),
        ...skillLevels.level(source, name, scheme, level),
        skillCriticality: criticality,
      })),
    ),
  );

/** Seeds leadership roles; with `levels`, for the demo, also their skills and all places. */
const seedStructure = async (kit: ServiceKit, structure: Structure, levels: Levels | undefined) => {
  const ranks = demoLeadershipRoles();
  const skillLevels = await levels?.();
  await structure.leadershipRoles.create(
    ranks.map((rank) => ({
      leadershipRoleName: rank.leadershipRoleName,
      skills: skillLevels ? toLeadershipSkills(rank, skillLevels) : [],
    })),
    BY_SEED,
    ranks.map(({ leadershipRoleId }) => leadershipRoleId),
  );
  if (levels) {
    const subSectors = demoSubSectors();
    await structure.subSectors.create(
      subSectors.map(({ subsector, subsectorTypeId }) => ({
        subsector,
        subsectorTypeId,
        nameKey: fold(subsector),
        sourceIds: [SourceId.SkillsArchitect],
      })),
      BY_SEED,
      subSectors.map(({ subsectorId }) => subsectorId),
    );
    const functions = subSectors.flatMap(({ subsectorId, functions }) =>
      functions.map((department) => ({ ...department, subsectorId })),
    );
    await structure.functions.create(
      functions.map(({ functionName, description, subsectorId }) => ({
        functionName,
        description,
        subsectorId,
        nameKey: fold(functionName),
      })),
      BY_SEED,
      functions.map(({ functionId }) => functionId),
    );
  }
  for (const name of ['subsector', 'function', 'leadershipRole'])
    await kit.counters.advancePast(name, FIRST_IMPORTED_ID);
};

const toStatus = ({ status }: DemoRole) =>
  Object.values(LibraryStatus).find((known) => LIBRARY_STATUS_NAMES[known] === status) ?? LibraryStatus.Draft;

const seedRoles = async (kit: ServiceKit, roles: Roles, levels: Levels) => {
  const skillLevels = await levels();
  const ranks = new Map(
    demoLeadershipRoles().map((leadershipRole) => [leadershipRole.leadershipRoleName, leadershipRole.leadershipRoleId]),
  );
  const placedRoles = demoSubSectors().flatMap(({ subsectorId, functions }) =>
    functions.flatMap(({ functionId, roles: members }) =>
      members.map((role) => ({ role, place: { subsectorId, functionId } })),
    ),
  );
  const ids = new Map(placedRoles.map(({ role }, index) => [role.name, index + 1]));
  const findCareerLinks = careerLinks(
    placedRoles.map(({ role }) => role),
    (name) => ids.get(name) ?? 0,
  );
  await roles.create(
    placedRoles.map(({ role, place }) => ({
      roleName: role.name,
      ...rankedFields(role.name, role.alternatives, role.description),
      uniqueKey: roleKey({ ...place, nameKey: fold(role.name) }),
      alternativeNames: role.alternatives,
      ...place,
      occupation: role.occupation,
      leadershipRoleId: ranks.get(role.leadershipRole) ?? 0,
      roleDescription: role.description,
      roleandResponsibilities: role.workFunctions.map(({ name, tasks }) => [name, ...tasks].join('|')).join('$'),
      sourceId: SourceId.SkillsArchitect,
      roleStatus: toStatus(role),
      skills: role.skills.map(({ name, level, criticality }) => ({
        ...skillLevels.level(ROLE_SOURCE, name, ROLE_SCHEME, level),
        skillCriticality: criticality,
      })),
      careerLinks: findCareerLinks(role.name),
    })),
    BY_SEED,
    [...ids.values()],
  );
  await kit.counters.advancePast('role', placedRoles.length);
};

/** The resources to seed, and the matcher. */
export interface RoleStores {
  kit: ServiceKit;
  structure: Structure;
  roles: Roles;
  postings: Postings;
  matcher: RoleMatcher;
}

/**
 * Seeds an empty database: leadership roles always; places, roles and job postings for the demo. Existing data is not
 * changed.
 */
export const seedRolesService = async (stores: RoleStores, { demo }: { demo: boolean }) => {
  const { kit, structure, roles, postings, matcher } = stores;
  const levels = readOnce(kit);
  const isEmpty = async () => !(await structure.leadershipRoles.model.exists({}));
  const firstData = await decideFirstData(kit.db, demo ? 'demo' : 'none', {
    isEmpty,
    hasDemo: () => wasSeeded(kit.db, DEMO_SEED),
  });
  const isDemo = firstData === 'demo';
  await seedOnce(kit.db, {
    name: 'structure',
    isEmpty,
    into: [structure.leadershipRoles, structure.subSectors, structure.functions],
    fill: () => seedStructure(kit, structure, isDemo ? levels : undefined),
  });
  if (!isDemo) return;
  await seedOnce(kit.db, {
    name: DEMO_SEED,
    isEmpty: async () => !(await roles.model.exists({})),
    into: [roles, postings],
    fill: async () => {
      await seedRoles(kit, roles, levels);
      await matcher.settle();
      await seedPostings(stores);
    },
  });
};
