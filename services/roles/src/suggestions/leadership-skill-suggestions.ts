import { ROLE_SKILL_CATEGORIES, suggestLeadershipSkills } from '@skills-architect/contracts/roles';
import type { SuggestionWriter } from '@skills-architect/library-service-kit/models';
import { notFound, route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { LeadershipRoleDocument, Structure } from '../structure/structure-documents';
import { ownedSkills, similarRanks } from './similar-ranks';
import { skillLookup } from './skill-lookup';
import { sharedSkills } from './suggested-skills';

/** Most skills looked up; unpublished ones are dropped afterwards. */
const MAX_CANDIDATES = 60;

/**
 * Suggests skills for a leadership role: those of other leadership roles, and those that the model names, if there is a
 * model.
 */
export const leadershipSkillSuggestionRoute =
  (kit: ServiceKit, { leadershipRoles }: Pick<Structure, 'leadershipRoles'>, writer: SuggestionWriter) =>
  (app: FastifyInstance) => {
    const lookup = skillLookup(kit, ROLE_SKILL_CATEGORIES.leader);

    route(app, suggestLeadershipSkills, async ({ params: { leadershipRoleId }, body }, context) => {
      const { sourceId, askedOf } = body;
      const ranks = await leadershipRoles.model
        .find(leadershipRoles.alive)
        .sort({ _id: 1 })
        .lean<LeadershipRoleDocument[]>();
      const rank = ranks.find(({ _id }) => _id === leadershipRoleId);
      if (!rank) throw notFound('This leadership role');
      const similar = similarRanks(ranks, leadershipRoleId, sourceId);
      const owned = ownedSkills(rank, sourceId);
      const requester = { userId: context.userId, from: askedOf };
      const origin = writer.origin(requester);
      const likelySkills = sharedSkills(similar, origin.source === 'library' ? owned : new Set()).slice(
        0,
        MAX_CANDIDATES,
      );
      if (origin.source === 'library')
        return { ...origin, skills: await lookup.suggestShared(likelySkills, context), nonExistingSkills: [] };
      const skills = await lookup.readSkills([...likelySkills.map(({ skillId }) => skillId), ...owned], context);
      const skillNames = (skillId: number) => skills.get(skillId)?.skillName ?? [];
      const facts = {
        leadershipRole: rank.leadershipRoleName,
        skillsThatItHas: [...owned].flatMap(skillNames),
        librarySkills: likelySkills.flatMap(({ skillId }) => skillNames(skillId)),
      };
      const modelAnswer = await writer.write('roleSkills', facts, requester);
      const records = similar.map(({ record }) => record);
      return { ...origin, ...(await lookup.suggestNamed(modelAnswer?.skills ?? [], records, owned, context)) };
    });
  };
