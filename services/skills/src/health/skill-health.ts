import { setImmediate } from 'node:timers/promises';
import { HEALTH_KINDS } from '@skills-architect/contracts';
import { skillUse } from '@skills-architect/contracts/roles';
import {
  LibraryStatus,
  reviewSkills,
  skillConditions,
  skillHealthCalls,
  textsWithoutSkills,
} from '@skills-architect/contracts/skills';
import { groupTexts } from '@skills-architect/library-service-kit';
import {
  groupSubject,
  type HealthSubject,
  libraryHealth,
  recordPages,
  reviewStore,
} from '@skills-architect/library-service-kit/health';
import { findSkills } from '@skills-architect/matching';
import { route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { FamilyDocument, Library } from '../library/library-documents';
import { type Encyclopedia, type EncyclopediaDocument, entryTexts } from '../skillopedia/encyclopedia-document';
import type { Skills } from '../skills/skill-document';
import { candidateSkills } from '../skills-in-text/candidate-skills';
import { type CheckedSkill, hasKeptText, skillFindings } from './skill-findings';

const CHECKED_FIELDS = {
  skillName: 1,
  sourceId: 1,
  skillDescription: 1,
  skillStatus: 1,
  'levels.description': 1,
  'levels.suggestedBy': 1,
  'levels.removed': 1,
  'levels.levelNumber': 1,
  'levels.translations': 1,
  translations: 1,
  updated: 1,
} as const;

interface HealthDependencies {
  kit: ServiceKit;
  skills: Skills;
  library: Pick<Library, 'families'>;
  encyclopedia: Encyclopedia;
}

/** Library Health of skills, families and Skillopedia entries. */
export const skillHealth = ({ kit, skills, library: { families }, encyclopedia }: HealthDependencies) => {
  const reviews = reviewStore(kit);
  const read = (ids: number[]) =>
    skills.model.find({ _id: { $in: ids }, ...skills.alive }, CHECKED_FIELDS).lean<CheckedSkill[]>();

  const subject: HealthSubject = {
    kinds: HEALTH_KINDS.skills.filter((kind) => kind.startsWith('skill-')),
    topic: 'skills',
    words: 'skills',
    // A change of a role does not name the skills that it lost, so all skills are checked.
    dependsOn: { industryRoles: async () => undefined, leadershipRoles: async () => undefined },
    ...recordPages(skills.model, skills.alive),
    async check(ids) {
      const [found, use, reviewed] = await Promise.all([
        read(ids),
        kit.peer(skillUse, { body: { skillIds: ids } }),
        reviews.lastReviews(ids),
      ]);
      const usedIds = new Set(use.skillIds);
      const now = kit.now();
      return found.flatMap((skill) =>
        skillFindings(skill, { isUsed: usedIds.has(skill._id), reviewedAt: reviewed.get(skill._id), now }),
      );
    },
  };
  const familySubject = groupSubject<FamilyDocument>({
    ...families,
    kind: 'family-translation',
    topic: 'families',
    words: 'families',
    texts: ({ skillFamily, translations }) => groupTexts(skillFamily, translations),
  });
  const entrySubject = groupSubject<EncyclopediaDocument>({
    ...encyclopedia,
    kind: 'entry-translation',
    topic: 'encyclopedia',
    words: 'Skillopedia entries',
    texts: entryTexts,
  });
  const health = libraryHealth(kit, skillHealthCalls, [subject, familySubject, entrySubject]);

  return {
    ...health,
    routes(app: FastifyInstance) {
      health.routes(app);
      health.reviewRoute(app, reviewSkills, reviews, subject);

      route(app, skillConditions, async ({ body }) => {
        const found = await read(body.skillIds);
        return {
          retired: found
            .filter(({ skillStatus }) => skillStatus === LibraryStatus.Retired)
            .map(({ _id, skillName }) => ({ skillId: _id, skillName })),
          withoutTexts: found.flatMap(({ _id, levels }) => (hasKeptText(levels) ? [] : [_id])),
        };
      });

      route(app, textsWithoutSkills, async ({ body: { texts } }) => {
        const published = { skillStatus: LibraryStatus.Published };
        const findNamedSkills = await candidateSkills(skills, texts, published);
        const without: { position: number; unknown: string[] }[] = [];
        for (const [position, text] of texts.entries()) {
          // Thousands of texts are checked: let other requests in between.
          await setImmediate();
          const found = findSkills([text], findNamedSkills([text]));
          if (!found.skills.length) without.push({ position, unknown: found.unknown.map(({ name }) => name) });
        }
        return { texts: without };
      });
    },
  };
};
