import { getSuggestedSkills, ROLE_SKILL_CATEGORIES, suggestRoleSkills } from '@skills-architect/contracts/roles';
import { LibraryStatus, type SkillWithLevels, skillsByIds, skillsByNames } from '@skills-architect/contracts/skills';
import { type CallContext, fold, route, type ServiceKit } from '@skills-architect/service-kit';
import type { SuggestionWriter } from '@skills-architect/service-kit/models';
import type { FastifyInstance } from 'fastify';
import type { RoleReader } from '../industry-roles/read-role';
import type { RoleDocument } from '../industry-roles/role-document';
import { skillPhrases } from './missing-skills';
import type { RelatedRole, WantedRole } from './related-roles';
import { asNamed, asShared, sharedSkills } from './suggested-skills';

/** Skills of similar roles that are looked up; unpublished ones and those of other categories are left out. */
const LOOKED_UP = 60;
const SHOWN = 20;
const MIDDLE = 3;
const CATEGORIES: readonly string[] = ROLE_SKILL_CATEGORIES.industry;

export interface RoleSkillSuggestionParts {
  kit: ServiceKit;
  reader: RoleReader;
  findRelated: (wanted: WantedRole) => Promise<RelatedRole[]>;
  writer: SuggestionWriter;
}

/** Suggests skills for an industry role: those of similar roles, and what a model names if there is one. */
export const roleSkillSuggestionRoute = (
  app: FastifyInstance,
  { kit, reader, findRelated, writer }: RoleSkillSuggestionParts,
) => {
  const behalf = ({ identity, request }: CallContext) => ({ identity, requestId: String(request.id) });

  const readSkills = async (skillIds: number[], context: CallContext) => {
    if (!skillIds.length) return new Map<number, SkillWithLevels>();
    const { skills } = await kit.peer(skillsByIds, { body: { skillIds, includeProficiencies: true } }, behalf(context));
    return new Map(
      skills
        .filter(
          ({ skillStatus, skillCategory, proficiencies }) =>
            skillStatus === LibraryStatus.Published &&
            CATEGORIES.includes(skillCategory.skillCategory) &&
            proficiencies.length > 0,
        )
        .map((skill) => [skill.skillId, skill]),
    );
  };

  /** Ids of skills by name. */
  const readNames = async (names: string[], context: CallContext) => {
    if (!names.length) return new Map<string, number>();
    const { skills } = await kit.peer(skillsByNames, { body: { names } }, behalf(context));
    return new Map(skills.map(({ name, skillId }) => [name, skillId]));
  };

  const fromLibrary = async (role: RoleDocument, related: RelatedRole[], owned: Set<number>, context: CallContext) => {
    const shared = sharedSkills(related, owned).slice(0, LOOKED_UP);
    const phrases = skillPhrases(role.roleandResponsibilities);
    const [skills, known] = await Promise.all([
      readSkills(
        shared.map(({ skillId }) => skillId),
        context,
      ),
      readNames(phrases, context),
    ]);
    const record = { kind: 'role' as const, id: role._id, name: role.roleName, source: '' };
    return {
      skills: shared
        .flatMap((one) => {
          const skill = skills.get(one.skillId);
          return skill ? asShared(skill, one) : [];
        })
        .slice(0, SHOWN),
      nonExistingSkills: phrases
        .filter((phrase) => !known.has(phrase))
        .map((skillName) => ({ skillName, aiSuggestedLevel: MIDDLE, records: [record] })),
    };
  };

  const fromModel = async (
    named: { name: string; level: number }[],
    related: RelatedRole[],
    owned: Set<number>,
    context: CallContext,
  ) => {
    const distinct = named.filter(({ name }, at) => named.findIndex((one) => fold(one.name) === fold(name)) === at);
    const known = await readNames(
      distinct.map(({ name }) => name),
      context,
    );
    const skills = await readSkills([...new Set(known.values())], context);
    const records = related.map(({ record }) => record);
    return {
      skills: distinct.flatMap(({ name, level }) => {
        const skill = skills.get(known.get(name) ?? 0);
        return skill && !owned.has(skill.skillId) ? asNamed(skill, level, records) : [];
      }),
      nonExistingSkills: distinct
        .filter(({ name }) => !known.has(name))
        .map(({ name, level }) => ({ skillName: name, aiSuggestedLevel: level, records })),
    };
  };

  const suggest = async (roleId: number, askedOf: 'any' | 'library', context: CallContext) => {
    const role = await reader.open(roleId, context);
    const related = await findRelated({ ...role, functionName: '', roleId: role._id });
    const owned = new Set((role.skills ?? []).map(({ skillId }) => skillId));
    const asking = { userId: context.userId, from: askedOf };
    const origin = writer.origin(asking);
    if (origin.source === 'library') return { ...origin, ...(await fromLibrary(role, related, owned, context)) };
    const likely = sharedSkills(related, new Set()).slice(0, LOOKED_UP);
    const skills = await readSkills([...likely.map(({ skillId }) => skillId), ...owned], context);
    const nameOf = (skillId: number) => skills.get(skillId)?.skillName ?? [];
    const facts = {
      roleName: role.roleName,
      roleDescription: role.roleDescription,
      duties: role.roleandResponsibilities,
      skillsThatItHas: [...owned].flatMap(nameOf),
      librarySkills: likely.map(({ skillId }) => skillId).flatMap(nameOf),
    };
    const written = await writer.write('roleSkills', facts, asking);
    return { ...origin, ...(await fromModel(written?.skills ?? [], related, owned, context)) };
  };

  route(app, suggestRoleSkills, ({ params, body }, context) => suggest(params.roleId, body.askedOf, context));
  route(app, getSuggestedSkills, ({ body }, context) => suggest(body.roleId, body.askedOf, context));
};
