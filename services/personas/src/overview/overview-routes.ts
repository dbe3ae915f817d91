import {
  type CompanyOverview,
  companyOverview,
  DescribedPart,
  MAX_SINGLE_SKILLS,
  similarPersonas,
  skillMap,
} from '@skills-architect/contracts/personas';
import { compareSkillCategories } from '@skills-architect/contracts/skills';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { GroupDocument } from '../groups/group-document';
import type { PersonaDocument } from '../personas/persona-document';
import type { PersonaStores } from '../personas/write-persona';
import { sumOf } from './department-counts';
import { isBeingCounted } from './is-being-counted';
import { readSimilar } from './read-similar';
import { readSkillMap } from './read-skill-map';
import { type Counts, needOf, type SkillCount } from './tally';

const TOP_SKILLS = 10;
const NO_LEADERSHIP = 'None';

/** Skills by the number of personas that need them; equally needed ones by id. */
export const byNeed = (a: SkillCount, b: SkillCount): number => needOf(b) - needOf(a) || a.skillId - b.skillId;

/** The overview of a client, its skill map, and its similar personas. */
export const overviewRoutes = (stores: PersonaStores) => (app: FastifyInstance) => {
  const { groups, personas, names, profiles } = stores;

  const nameSkills = async <T extends { skillId: number }>(rows: readonly T[]) => {
    const known = await profiles.readSkills(rows.map(({ skillId }) => skillId));
    return rows.map((row) => ({ ...row, skillName: known.get(row.skillId)?.skillName ?? '' }));
  };

  /** The persona that needs each of these skills, of which each has one. */
  const readSingle = async (clientId: number, skills: readonly SkillCount[]) => {
    const skillIds = skills.map(({ skillId }) => skillId);
    const holders = await profiles
      .collection()
      .find({ clientId, 'skills.skillId': { $in: skillIds } }, { projection: { 'skills.skillId': 1 } })
      .toArray();
    const holderOf = new Map(holders.flatMap(({ _id, skills: held }) => held.map(({ skillId }) => [skillId, _id])));
    const found = await personas.model
      .find({ _id: { $in: holders.map(({ _id }) => _id) } }, { personaName: 1 })
      .lean<Pick<PersonaDocument, '_id' | 'personaName'>[]>();
    const nameOf = new Map(found.map(({ _id, personaName }) => [_id, personaName]));
    return (await nameSkills(skills)).flatMap(({ skillId, skillName }) => {
      const personaId = holderOf.get(skillId);
      const personaName = personaId === undefined ? undefined : nameOf.get(personaId);
      return personaId === undefined || personaName === undefined
        ? []
        : [{ skillId, skillName, personaId, personaName }];
    });
  };

  const readLeadership = async (counts: Counts): Promise<CompanyOverview['leadershipRoles']> => {
    const known = await names(counts.leadershipRoles.map(({ id }) => ({ industryRoleId: null, leadershipRoleId: id })));
    return counts.leadershipRoles
      .map(({ id, personas: count }) => ({
        leadershipRoleId: id,
        leadershipRoleName: known.leadershipRoles.get(id)?.leadershipRoleName ?? NO_LEADERSHIP,
        personas: count,
      }))
      .sort((role, other) => role.leadershipRoleId - other.leadershipRoleId);
  };

  route(app, companyOverview, async ({ query: { clientId } }) => {
    const departments = await profiles.departments.read(clientId);
    const counting = await isBeingCounted(stores, clientId, departments);
    const company = sumOf(departments);
    const single = company.skills.filter((skill) => needOf(skill) === 1).sort(byNeed);
    const top = company.skills.toSorted(byNeed).slice(0, TOP_SKILLS);
    const [groupNames, leadershipRoles, topSkills, skills] = await Promise.all([
      groups.model
        .find({ clientId }, { personaGroupName: 1 })
        .lean<Pick<GroupDocument, '_id' | 'personaGroupName'>[]>(),
      readLeadership(company),
      nameSkills(top),
      readSingle(clientId, single.slice(0, MAX_SINGLE_SKILLS)),
    ]);
    const nameOf = new Map(groupNames.map(({ _id, personaGroupName }) => [_id, personaGroupName]));
    return {
      personas: company.personas,
      ...counting,
      states: company.states,
      departments: departments.map(({ _id, states }) => ({
        ...states,
        personaGroupId: _id,
        personaGroupName: nameOf.get(_id) ?? '',
      })),
      leadershipRoles,
      topSkills: topSkills.map((skill) => ({
        skillId: skill.skillId,
        skillName: skill.skillName,
        personas: needOf(skill),
      })),
      singleSkills: { total: single.length, skills },
      categories: company.categories
        .map(({ category, levels }) => ({ skillCategory: category, levels }))
        .sort((a, b) => compareSkillCategories(a.skillCategory, b.skillCategory)),
      parts: DescribedPart.options.map((part) => ({ part, filled: company.filled[part] })),
    };
  });

  route(app, skillMap, ({ query }) => readSkillMap(stores, query));
  route(app, similarPersonas, ({ query }) => readSimilar(stores, query));
};
