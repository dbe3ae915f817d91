import { HEALTH_KINDS } from '@skills-architect/contracts';
import { reviewRoles, roleHealthCalls, roleUpdates } from '@skills-architect/contracts/roles';
import { skillConditions, textsWithoutSkills } from '@skills-architect/contracts/skills';
import {
  type HealthSubject,
  idsUpTo,
  libraryHealth,
  MAX_CORRECTED,
  recordPages,
  reviewStore,
} from '@skills-architect/library-service-kit/health';
import { route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RoleDocument, Roles } from '../industry-roles/role-document';
import type { PostingDocument, Postings } from '../job-postings/posting-document';
import type { Structure } from '../structure/structure-documents';
import { placeSubjects } from './place-subjects';
import { type CheckedRole, postingFindings, postingText, roleFindings } from './role-findings';
import { textBatches } from './text-batches';

const CHECKED_FIELDS = {
  roleName: 1,
  sourceId: 1,
  roleDescription: 1,
  roleStatus: 1,
  'skills.skillId': 1,
  translations: 1,
  updated: 1,
} as const;
const SKILLS_PER_BATCH = 5000;

/** Library Health of the industry roles and job postings. */
export const roleHealth = (kit: ServiceKit, roles: Roles, postings: Postings, structure: Structure) => {
  const reviews = reviewStore(kit);

  /** Which of the roles' skills are retired or have no level texts. */
  const findConditions = async (found: readonly CheckedRole[]) => {
    const ids = [...new Set(found.flatMap(({ skills }) => skills.map(({ skillId }) => skillId)))];
    const retired = new Map<number, string>();
    const withoutTexts = new Set<number>();
    for (let from = 0; from < ids.length; from += SKILLS_PER_BATCH) {
      const answer = await kit.peer(skillConditions, { body: { skillIds: ids.slice(from, from + SKILLS_PER_BATCH) } });
      for (const { skillId, skillName } of answer.retired) retired.set(skillId, skillName);
      for (const id of answer.withoutTexts) withoutTexts.add(id);
    }
    return { retired, withoutTexts };
  };

  const findRoles = (skillIds: number[]) =>
    idsUpTo(roles.model, { 'skills.skillId': { $in: skillIds }, ...roles.alive }, MAX_CORRECTED);

  const roleSubject: HealthSubject = {
    kinds: HEALTH_KINDS.roles.filter((kind) => kind.startsWith('role-')),
    topic: 'industryRoles',
    words: 'industry roles',
    dependsOn: { skills: findRoles },
    ...recordPages(roles.model, roles.alive),
    async check(ids) {
      const found = await roles.model.find({ _id: { $in: ids }, ...roles.alive }, CHECKED_FIELDS).lean<CheckedRole[]>();
      const [conditions, reviewed] = await Promise.all([findConditions(found), reviews.lastReviews(ids)]);
      const now = kit.now();
      return found.flatMap((role) => roleFindings(role, { ...conditions, reviewedAt: reviewed.get(role._id), now }));
    },
  };

  const postingSubject: HealthSubject = {
    kinds: ['posting-skills'],
    topic: 'jobs',
    words: 'job postings',
    // A changed skill may be named in any posting, so all are checked.
    dependsOn: { skills: async () => undefined },
    ...recordPages(postings.model, postings.alive),
    async check(ids) {
      const found = await postings.model
        .find({ _id: { $in: ids }, ...postings.alive }, { jobPostingTitle: 1, jobPostingDescription: 1, company: 1 })
        .lean<PostingDocument[]>();
      const findings = [];
      for (const part of textBatches(found, postingText)) {
        const { texts } = await kit.peer(textsWithoutSkills, { body: { texts: part.map(postingText) } });
        for (const { position, unknown } of texts) {
          const posting = part[position];
          if (posting) findings.push(...postingFindings(posting, unknown));
        }
      }
      return findings;
    },
  };
  const health = libraryHealth(kit, roleHealthCalls, [roleSubject, postingSubject, ...placeSubjects(structure)]);

  return {
    ...health,
    routes(app: FastifyInstance) {
      health.routes(app);
      health.reviewRoute(app, reviewRoles, reviews, roleSubject);
      route(app, roleUpdates, async ({ body }) => {
        const found = await roles.model
          .find({ _id: { $in: body.roleIds } }, { roleName: 1, sourceId: 1, updated: 1 })
          .lean<Pick<RoleDocument, '_id' | 'roleName' | 'sourceId' | 'updated'>[]>();
        return {
          roles: found.map(({ _id, roleName, sourceId, updated }) => ({
            roleId: _id,
            roleName,
            sourceId,
            updatedAt: updated.at.toISOString(),
          })),
        };
      });
    },
  };
};
