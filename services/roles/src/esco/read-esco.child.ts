import type { ImportedSkill } from '@skills-architect/contracts/skills';
import { serveChild } from '@skills-architect/service-kit/child';
import type { EscoLibrary, EscoOccupation } from './esco-library';
import { readTables } from './esco-rows';
import { listAlternatives, targetLevel, toCategory, toCriticality, toLeadership } from './esco-rules';

const DEFAULT_FAMILY = 'Other skills';
/** The family is the group at this depth of the code: `S4.2`, or a narrow field of knowledge such as `041`. */
const familyCode = (code: string) => (/^[A-Z]/.test(code) ? code.split('.').slice(0, 2).join('.') : code.slice(0, 3));

const sentenceCase = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);

serveChild(async ({ zips }: { zips: string[] }): Promise<EscoLibrary> => {
  const iscoGroups = new Map<string, { label: string; text: string }>();
  const groups = new Map<string, { label: string; code: string }>();
  const broader = new Map<string, string[]>();
  const rawSkills: { uri: string; type: string; label: string; alternatives: string; description: string }[] = [];
  const rawOccupations: { uri: string; isco: string; label: string; alternatives: string; description: string }[] = [];
  const links = new Map<string, { uri: string; relation: string; type: string }[]>();

  await readTables(zips, (table, rows) => {
    for (const row of rows) {
      const { conceptUri: uri = '', preferredLabel: label = '', altLabels: alternatives = '', description = '' } = row;
      if (table === 'ISCOGroups_en.csv') iscoGroups.set(row.code ?? '', { label, text: description });
      else if (table === 'skillGroups_en.csv')
        groups.set(uri, { label, code: row.code || (uri.split('/').pop() ?? '') });
      else if (table === 'skills_en.csv')
        rawSkills.push({ uri, type: row.skillType ?? '', label, alternatives, description });
      else if (table === 'occupations_en.csv')
        rawOccupations.push({ uri, isco: row.iscoGroup ?? '', label, alternatives, description });
      else if (table === 'broaderRelationsSkillPillar.csv')
        broader.set(uri, [...(broader.get(uri) ?? []), row.broaderUri ?? '']);
      else {
        const occupation = row.occupationUri ?? '';
        const own = links.get(occupation) ?? [];
        own.push({ uri: row.skillUri ?? '', relation: row.relationType ?? '', type: row.skillType ?? '' });
        links.set(occupation, own);
      }
    }
  });

  const groupsAbove = (uri: string, depth = 0): { label: string; code: string }[] =>
    depth > 6
      ? []
      : (broader.get(uri) ?? []).flatMap((parent) => {
          const group = groups.get(parent);
          return group ? [group] : groupsAbove(parent, depth + 1);
        });
  const labelOfCode = new Map([...groups.values()].map(({ code, label }) => [code, label]));

  const skills = rawSkills.map(({ uri, label, alternatives, description }): ImportedSkill => {
    const above = groupsAbove(uri);
    const [nearest] = above;
    return {
      externalId: uri,
      skillName: label,
      alternativeNames: listAlternatives(label, alternatives),
      skillDescription: description,
      embeddingDescription: '',
      skillCategory: toCategory(above.map(({ code }) => code)),
      skillFamily: sentenceCase(
        (nearest && labelOfCode.get(familyCode(nearest.code))) || nearest?.label || DEFAULT_FAMILY,
      ),
    };
  });

  const occupations = rawOccupations.map(
    ({ uri, isco, label, alternatives, description }): EscoOccupation => ({
      externalId: uri,
      roleName: label,
      alternativeNames: listAlternatives(label, alternatives),
      roleDescription: description,
      isco,
      occupation: iscoGroups.get(isco.slice(0, 3))?.label ?? '',
      leadershipRoleId: toLeadership(label, isco),
      skills: (links.get(uri) ?? []).map((link) => ({
        externalId: link.uri,
        levelNumber: targetLevel(isco, link.relation === 'essential'),
        skillCriticality: toCriticality(link.relation, link.type),
      })),
    }),
  );

  return { skills, occupations, iscoGroups: [...iscoGroups].map(([code, { label, text }]) => ({ code, label, text })) };
});
