import { LibraryStatus, listSources, skillsByIds } from '@skills-architect/contracts/skills';
import { offeredRecords } from '@skills-architect/library-service-kit';
import { rankedFields } from '@skills-architect/service-kit';
import { peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { roleReader } from '../industry-roles/read-role';
import { roleResource } from '../industry-roles/role-document';
import { sourceNames } from '../industry-roles/source-names';
import { decisionStore } from '../match-decisions/decision-store';
import { structureResources } from '../structure/structure-documents';
import { structureNames } from '../structure/structure-names';
import { jobAnnotation } from './job-annotation';
import { type PostingDocument, postingResource, titleTerms } from './posting-document';

type GivenPosting = Partial<PostingDocument>;

const aRole = (roleName: string, roleStatus: LibraryStatus) => ({
  roleName,
  ...rankedFields(roleName, [], `${roleName} at work`),
  uniqueKey: roleName,
  subsectorId: 1,
  functionId: 1,
  occupation: 'Drivers',
  leadershipRoleId: 1,
  roleDescription: `${roleName} at work`,
  roleandResponsibilities: 'Drive|Rest',
  sourceId: 1,
  roleStatus,
  skills: LINKS,
});

/** Skill 1 is published, all others are drafts. */
const aSkill = (skillId: number) => ({
  skillId,
  skillName: `Skill ${skillId}`,
  skillCategory: { skillCategoryId: 1, skillCategory: 'Functional Skills' },
  skillFamily: { skillFamilyId: 1, skillFamily: 'Any' },
  skillSource: { sourceId: 1, source: 'Skills Architect' },
  skillStatus: skillId === 1 ? LibraryStatus.Published : LibraryStatus.Draft,
  proficiencies: [],
});

/** Two levels of skill 1, one of skill 2. */
const LINKS = [
  [1, 11],
  [1, 12],
  [2, 21],
].map(([skillId = 0, proficiencyId = 0]) => ({
  skillId,
  proficiencyId,
  levelNumber: 1,
  skillCriticality: '' as const,
}));

/** Ids of the roles: 1 Truck Driver and 2 Dispatcher are published, 3 Pilot is a draft. Leadership roles: 1 to 3. */
const ROLES = [
  aRole('Truck Driver', LibraryStatus.Published),
  aRole('Dispatcher', LibraryStatus.Published),
  aRole('Pilot', LibraryStatus.Draft),
];

/** Only the job annotation, with a small library and these postings. */
export const aJobService = async (givenPostings: readonly GivenPosting[], now?: () => Date) => {
  const service = await testService({
    name: 'roles',
    now,
    peers: peerAnswers(
      [listSources, () => ({ sources: [] })],
      [
        skillsByIds,
        ({ body }: { body: { skillIds: number[] } }) => ({
          skills: body.skillIds.map((skillId) => aSkill(skillId)),
        }),
      ],
    ),
    build: (kit) => {
      const postings = postingResource(kit);
      const roles = roleResource(kit);
      const structure = structureResources(kit);
      const readNames = structureNames(kit, structure);
      const reader = roleReader(offeredRecords(kit, 'roleIds'), roles, readNames, sourceNames(kit));
      const store = decisionStore(kit);
      const jobs = jobAnnotation({ kit, postings, roles, structure, reader, readNames, store });
      return [
        jobs,
        {
          seed: async () => {
            const write = { by: 1 };
            await structure.subSectors.create(
              ['Transport', 'Health'].map((subsector) => ({
                subsector,
                subsectorTypeId: 1,
                nameKey: subsector,
                sourceIds: [1],
              })),
              write,
            );
            await structure.functions.create(
              [
                { functionName: 'Haulage', nameKey: 'haulage', subsectorId: 1 },
                { functionName: 'Wards', nameKey: 'wards', subsectorId: 2 },
              ],
              write,
            );
            await structure.leadershipRoles.create(
              ['Individual Contributor', 'Team Lead', 'Director'].map((leadershipRoleName) => ({ leadershipRoleName })),
              write,
            );
            await roles.create(ROLES, write);
            await postings.create(
              givenPostings.map((posting, index) => ({
                jobPostingTitle: `Driver ${index + 1}`,
                company: 'Swiftlet',
                country: 'Ireland',
                jobSource: 'Agency',
                subsectorId: 1,
                jobPostingDescription: 'Drives.',
                suggestedRoleIds: [1, 2],
                ...titleTerms(posting.jobPostingTitle ?? `Driver ${index + 1}`),
                ...posting,
              })),
              write,
            );
          },
        },
      ];
    },
  });
  await service.service.seed();
  return service;
};
