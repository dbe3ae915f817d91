import { LibraryStatus, skillsByIds, skillTexts } from '@skills-architect/contracts/skills';
import { type ServiceKit, toFilter } from '@skills-architect/service-kit';
import type { RoleDocument, Roles } from '../industry-roles/role-document';
import type { FunctionDocument, Structure } from '../structure/structure-documents';
import type { MatchableRole } from './match-task';

const SKILLS_PER_BATCH = 5000;
const ALL_PERCENT = 100;
/** Criticality of an essential skill. */
const ESSENTIAL = 'High';

/** Filter of the roles that are matched. */
export const publishedFilter = (roles: Roles) => ({ roleStatus: LibraryStatus.Published, ...roles.alive });

/**
 * Identifies the library's state. Every write adds a role or increments its `rev`, so the sums grow with each commit in
 * any commit order; a timestamp would miss a late commit.
 */
export const libraryRevision = async (roles: Roles) => {
  const [sums] = await roles.model.aggregate<{ count: number; revs: number }>([
    { $match: { rev: { $gte: 0 } } },
    { $group: { _id: null, count: { $sum: 1 }, revs: { $sum: '$rev' } } },
  ]);
  return sums ? `${sums.count}-${sums.revs}` : 'empty';
};

const readSkillNames = async (kit: ServiceKit, documents: RoleDocument[]) => {
  const ids = [...new Set(documents.flatMap((role) => role.skills.map(({ skillId }) => skillId)))];
  const names = new Map<number, string>();
  for (let from = 0; from < ids.length; from += SKILLS_PER_BATCH) {
    const { skills } = await kit.peer(skillsByIds, { body: { skillIds: ids.slice(from, from + SKILLS_PER_BATCH) } });
    for (const { skillId, skillName } of skills) names.set(skillId, skillName);
  }
  return names;
};

/** The published roles for the matcher, with the names of their essential skills: all, or an even part. */
export const matchableRoles = async (
  kit: ServiceKit,
  roles: Roles,
  structure: Structure,
  percent = ALL_PERCENT,
): Promise<MatchableRole[]> => {
  const filter = toFilter<RoleDocument>({
    ...publishedFilter(roles),
    ...(percent < ALL_PERCENT && { $expr: { $lt: [{ $mod: ['$_id', ALL_PERCENT] }, percent] } }),
  });
  const [documents, functions] = await Promise.all([
    roles.model.find(filter, { terms: 0, textTerms: 0 }).sort({ _id: 1 }).lean<RoleDocument[]>(),
    structure.functions.model.find().lean<FunctionDocument[]>(),
  ]);
  const [names, groups] = [await readSkillNames(kit, documents), new Map(functions.map((one) => [one._id, one]))];
  return documents.map((role) => ({
    roleId: role._id,
    sourceId: role.sourceId,
    subsectorId: role.subsectorId,
    label: role.roleName,
    alternativeLabels: role.alternativeNames,
    description: [role.roleDescription, role.roleandResponsibilities.replace(/[$|]/g, '\n')].filter(Boolean).join('\n'),
    essentialSkills: role.skills
      .filter((link) => link.skillCriticality === ESSENTIAL)
      .map(({ skillId }) => ({ skillId, skillName: names.get(skillId) ?? '' })),
    group: {
      label: groups.get(role.functionId)?.functionName ?? '',
      text: groups.get(role.functionId)?.description ?? '',
    },
  }));
};

/** Names and descriptions of published skills, as training text: all, or an even part. */
export const readSkillTexts = async (kit: ServiceKit, percent: number) => {
  const texts: string[] = [];
  for (let after = 0; ; ) {
    const page = await kit.peer(skillTexts, { query: { after } });
    texts.push(...page.texts.filter((_, at) => at % ALL_PERCENT < percent));
    if (!page.more) return texts;
    after = page.next;
  }
};
