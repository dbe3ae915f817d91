import { clientsByIds, getClient } from '@skills-architect/contracts/admin';
import { type RequestedRow, requestedRows } from '@skills-architect/contracts/personas';
import {
  LibraryStatus,
  listSchemes,
  listSources,
  searchSkills,
  skillsByIds,
  skillsByNames,
  skillsInText,
} from '@skills-architect/contracts/skills';
import { aClient } from '@skills-architect/contracts/testing';
import { peerAnswers } from '@skills-architect/service-kit/testing';
import { demoLeadershipRoles, demoSubSectors } from './demo-roles';

const SCHEMES = { 'Five levels': 1, 'Four levels': 2, 'Five numbered levels': 3 };
const SOURCES = { 'Skills Architect': 1, 'AI Generated': 2 };
const levelCounts = [5, 4, 5];

/** The demo's skills, as returned by the skills service. */
const skills = Object.entries(SOURCES).flatMap(([source, sourceId]) => {
  const ofRoles = demoSubSectors().flatMap((subSector) => subSector.functions.flatMap(({ roles }) => roles));
  const ofRanks = new Set(demoLeadershipRoles().flatMap((rank) => (rank.skills[source] ?? []).map(({ name }) => name)));
  const names = new Set([
    ...ofRanks,
    ...(sourceId === 1 ? ofRoles.flatMap((role) => role.skills.map(({ name }) => name)) : []),
  ]);
  return [...names].map((skillName, index) => {
    const skillId = sourceId * 1000 + index;
    const schemeIds = sourceId === 1 ? [1] : [2, 3];
    return {
      skillId,
      skillName,
      skillCategory: ofRanks.has(skillName)
        ? { skillCategoryId: 3, skillCategory: 'Leadership Skills' }
        : { skillCategoryId: 1, skillCategory: 'Functional Skills' },
      skillFamily: { skillFamilyId: 1, skillFamily: 'Any' },
      skillSource: { sourceId, source },
      skillStatus: LibraryStatus.Published,
      proficiencies: schemeIds.flatMap((schemeId) =>
        Array.from({ length: levelCounts[schemeId - 1] ?? 0 }, (_, level) => ({
          proficiencyId: skillId * 100 + schemeId * 10 + level + 1,
          schemeId,
          proficiencySchemeLevelCount: levelCounts[schemeId - 1] ?? 0,
          levelId: schemeId * 10 + level + 1,
          levelNumber: level + 1,
          level: `Level ${level + 1}`,
          description: '',
        })),
      ),
    };
  });
});

/** Names of unpublished skills. */
export const unpublished = new Set<string>();

/** Mock responses of the skills service for the skills, schemes and sources of the demo's roles. */
export const demoPeers: Parameters<typeof peerAnswers> = [
  [searchSkills, () => ({ skills, total: skills.length })],
  [
    skillsInText,
    ({ body: { texts } }: { body: { texts: string[] } }) => ({
      skills: skills
        .filter(({ skillName }) => texts.some((text) => text.includes(`'${skillName}'`)))
        .map(({ skillId, skillName: name }) => ({ skillId, name, sureness: 'clear' as const, evidence: [] })),
      unknown: [],
    }),
  ],
  [
    skillsByIds,
    ({ body }: { body: { skillIds: number[]; proficiencyIds?: number[] } }) => ({
      skills: skills
        .filter(
          ({ skillId, proficiencies }) =>
            body.skillIds.includes(skillId) ||
            proficiencies.some((proficiency) => body.proficiencyIds?.includes(proficiency.proficiencyId)),
        )
        .map((skill) => (unpublished.has(skill.skillName) ? { ...skill, skillStatus: LibraryStatus.Draft } : skill)),
    }),
  ],
  [
    skillsByNames,
    ({ body: { names } }: { body: { names: string[] } }) => ({
      skills: names.flatMap((name) => {
        const skill = skills.find(({ skillName }) => skillName.toLowerCase() === name.toLowerCase());
        return skill ? [{ name, skillId: skill.skillId }] : [];
      }),
    }),
  ],
  [
    listSchemes,
    () => ({
      schemes: Object.entries(SCHEMES).map(([schemeName, schemeId]) => ({
        schemeId,
        schemeName,
        levelCount: levelCounts[schemeId - 1],
        sourceIds: [],
        levels: [],
      })),
    }),
  ],
  [
    listSources,
    () => ({
      sources: Object.entries(SOURCES).map(([source, sourceId]) => ({
        sourceId,
        source,
        allowMultipleMappings: true,
        isAssessmentEnabled: false,
      })),
    }),
  ],
];

/** The same plus clients: their industries and functions by client id, and their sources (default: the first). */
export const peersOfClients = (
  places: Record<number, number[]>,
  sources: Record<number, number[]> = {},
  ...others: Parameters<typeof peerAnswers>
) => {
  const toClient = (clientId: number) =>
    aClient(clientId, { subSectorIds: places[clientId] ?? [], sourceIds: sources[clientId] ?? [1] });
  return peerAnswers(
    ...demoPeers,
    [getClient, ({ params }: { params: { clientId: number } }) => toClient(params.clientId)],
    [
      clientsByIds,
      ({ body }: { body: { clientIds: number[] } }) => ({ clients: body.clientIds.map((id) => toClient(id)) }),
    ],
    [
      requestedRows,
      ({ body }: { body: { rows: RequestedRow[] } }) => ({
        places: body.rows.map(() => ({ personaId: 12, isOpen: false })),
      }),
    ],
    ...others,
  );
};
