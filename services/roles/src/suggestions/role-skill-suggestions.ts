import {
  getSuggestedSkills,
  parseWorkFunctions,
  ROLE_SKILL_CATEGORIES,
  type RoleSkillSuggestions,
  suggestRoleSkills,
} from '@skills-architect/contracts/roles';
import { noteSkills, type SuggestionWriter } from '@skills-architect/library-service-kit/models';
import { type CallContext, fold, route, type ServiceKit } from '@skills-architect/service-kit';
import { externalSkills } from '@skills-architect/service-kit/connectors';
import type { FastifyInstance } from 'fastify';
import type { RoleReader } from '../industry-roles/read-role';
import type { RoleDocument } from '../industry-roles/role-document';
import { skillPhrases } from './missing-skills';
import type { RelatedRole, TargetRole } from './related-roles';
import type { CountHolders } from './skill-holders';
import { skillLookup } from './skill-lookup';
import { putNamedFirst, rankByRarity, sharedSkills } from './suggested-skills';

/** Most skills of similar roles looked up; unpublished ones and those of other categories are dropped afterwards. */
const MAX_CANDIDATES = 60;
/** Maximum number of skills that are ranked; the others belong to few of the similar roles. */
const MAX_RANKED = 100;
const DEFAULT_LEVEL = 3;
/** Limits the skills named in the role's texts, to leave room for those of similar roles. */
const MAX_NAMED = 10;

export interface RoleSkillSuggestionDependencies {
  kit: ServiceKit;
  reader: RoleReader;
  findRelated: (role: TargetRole) => Promise<RelatedRole[]>;
  countHolders: CountHolders;
  writer: SuggestionWriter;
}

/** Suggests skills for an industry role: named in its texts, used by similar roles, or proposed by the AI model, if any. */
export const roleSkillSuggestionRoute =
  ({ kit, reader, findRelated, countHolders, writer }: RoleSkillSuggestionDependencies) =>
  (app: FastifyInstance) => {
    const searchExternal = externalSkills(kit);
    const lookup = skillLookup(kit, ROLE_SKILL_CATEGORIES.industry);

    /** Skills that the role may need; those named in its own texts come first. */
    const findLikelySkills = async (
      role: RoleDocument,
      related: readonly RelatedRole[],
      owned: ReadonlySet<number>,
      context: CallContext,
    ) => {
      const duties = parseWorkFunctions(role.roleandResponsibilities).flatMap(({ name, tasks }) => [name, ...tasks]);
      const namedIds = await lookup.readTexts([role.roleDescription, ...duties], context);
      const newIds = namedIds.filter((skillId) => !owned.has(skillId)).slice(0, MAX_CANDIDATES);
      // Before limiting the number, because skills that cannot be suggested would take the place of others.
      const suggestable = await lookup.readSkills(newIds, context);
      const suggestableIds = newIds.filter((skillId) => suggestable.has(skillId)).slice(0, MAX_NAMED);
      const holders = await countHolders(related.map(({ role: { sourceId } }) => sourceId));
      const shared = rankByRarity(sharedSkills(related, owned).slice(0, MAX_RANKED), holders);
      return putNamedFirst(suggestableIds, shared).slice(0, MAX_CANDIDATES);
    };

    const suggestFromLibrary = async (
      role: RoleDocument,
      related: RelatedRole[],
      owned: Set<number>,
      context: CallContext,
    ) => {
      const phrases = skillPhrases(role.roleandResponsibilities);
      const [skills, knownNames] = await Promise.all([
        findLikelySkills(role, related, owned, context).then((likelySkills) =>
          lookup.suggestShared(likelySkills, context),
        ),
        lookup.readNames(phrases, context),
      ]);
      const record = { kind: 'role' as const, id: role._id, name: role.roleName, source: '' };
      return {
        skills,
        nonExistingSkills: phrases
          .filter((phrase) => !knownNames.has(phrase))
          .map((skillName) => ({ skillName, aiSuggestedLevel: DEFAULT_LEVEL, records: [record] })),
      };
    };

    const suggestFor = async (
      role: RoleDocument,
      askedOf: 'any' | 'library',
      context: CallContext,
    ): Promise<RoleSkillSuggestions> => {
      const related = await findRelated({ ...role, functionName: '', roleId: role._id });
      const owned = new Set((role.skills ?? []).map(({ skillId }) => skillId));
      const requester = { userId: context.userId, from: askedOf };
      const origin = writer.origin(requester);
      if (origin.source === 'library')
        return { ...origin, ...(await suggestFromLibrary(role, related, owned, context)) };
      const likelySkills = await findLikelySkills(role, related, new Set(), context);
      const skills = await lookup.readSkills([...likelySkills.map(({ skillId }) => skillId), ...owned], context);
      const skillNames = (skillId: number) => skills.get(skillId)?.skillName ?? [];
      const facts = {
        roleName: role.roleName,
        roleDescription: role.roleDescription,
        duties: role.roleandResponsibilities,
        skillsThatItHas: [...owned].flatMap(skillNames),
        librarySkills: likelySkills.map(({ skillId }) => skillId).flatMap(skillNames),
      };
      const modelAnswer = await writer.write('roleSkills', facts, requester);
      const records = related.map(({ record }) => record);
      return { ...origin, ...(await lookup.suggestNamed(modelAnswer?.skills ?? [], records, owned, context)) };
    };

    /** Skills that the external search finds for the role's name and that the library does not have. */
    const suggestFromOutside = async (roleName: string, context: CallContext) => {
      const { names, foundIn, trouble } = await searchExternal(roleName, context);
      return {
        skills: names.map((skillName) => ({ skillName, aiSuggestedLevel: DEFAULT_LEVEL, records: [], foundIn })),
        trouble,
      };
    };

    const suggest = async (
      roleId: number,
      askedOf: 'any' | 'library',
      context: CallContext,
    ): Promise<RoleSkillSuggestions> => {
      const role = await reader.open(roleId, context);
      const [suggested, external] = await Promise.all([
        suggestFor(role, askedOf, context),
        suggestFromOutside(role.roleName, context),
      ]);
      const suggestedNames = new Set(suggested.nonExistingSkills.map(({ skillName }) => fold(skillName)));
      const asked = { by: context.userId, input: { roleId, askedOf, rev: role.rev }, subject: `role ${roleId}` };
      return noteSkills(kit.suggestions, asked, {
        ...suggested,
        nonExistingSkills: [
          ...suggested.nonExistingSkills,
          ...external.skills.filter(({ skillName }) => !suggestedNames.has(fold(skillName))),
        ],
        ...(external.trouble !== undefined && { externalTrouble: external.trouble }),
      });
    };

    route(app, suggestRoleSkills, ({ params, body }, context) => suggest(params.roleId, body.askedOf, context));
    route(app, getSuggestedSkills, ({ body }, context) => suggest(body.roleId, body.askedOf, context));
  };
