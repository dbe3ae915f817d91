import { LibraryStatus, skillsByIds } from '@skills-architect/contracts/skills';
import {
  type LanguagesById,
  otherNames,
  ownLanguageOf,
  type SourceLanguages,
} from '@skills-architect/library-service-kit';
import {
  type CopiedRecord,
  type Ids,
  pagesByKey,
  type ServiceKit,
  stepCopy,
  toFilter,
} from '@skills-architect/service-kit';
import type { RoleDocument, Roles } from '../industry-roles/role-document';
import type { FunctionDocument, Structure } from '../structure/structure-documents';
import type { MatchableRole } from './match-task';

const SKILLS_PER_CALL = 5000;
const ROLES_PER_PAGE = 500;
/** Criticality of an essential skill. */
const ESSENTIAL = 'High';

/** Topic of the event that reports changed texts of published roles. */
export const MATCHABLE_ROLES = 'matchableRoles';

/** Filter of the roles that are matched. */
export const publishedFilter = (roles: Roles) => ({ roleStatus: LibraryStatus.Published, ...roles.alive });

/** What the roles are read from. */
export interface MatchedLibrary {
  roles: Roles;
  structure: Structure;
  sourceLanguages: SourceLanguages;
}

interface OtherTexts {
  skillNames: ReadonlyMap<number, string>;
  groups: ReadonlyMap<number, FunctionDocument>;
  ofSources: LanguagesById;
}

const toMatchable = (role: RoleDocument, { skillNames, groups, ofSources }: OtherTexts): MatchableRole => {
  const group = groups.get(role.functionId);
  return {
    roleId: role._id,
    sourceId: role.sourceId,
    subsectorId: role.subsectorId,
    label: role.roleName,
    alternativeLabels: role.alternativeNames,
    translatedNames: otherNames({ ...role, alternativeNames: [] }),
    language: ownLanguageOf(role, ofSources),
    description: [role.roleDescription, role.roleandResponsibilities.replace(/[$|]/g, '\n')].filter(Boolean).join('\n'),
    essentialSkills: role.skills
      .filter((link) => link.skillCriticality === ESSENTIAL)
      .map(({ skillId }) => ({ skillId, skillName: skillNames.get(skillId) ?? '' })),
    group: { label: group?.functionName ?? '', text: group?.description ?? '' },
  };
};

/** The texts of published roles that the matcher compares, with the names of their skills and departments. */
export const matchableRoles = (kit: ServiceKit, { roles, structure, sourceLanguages }: MatchedLibrary) => {
  const copy = stepCopy<MatchableRole>(kit, 'matchableRole', { keepsVersions: true });

  const readSkillNames = async (documents: readonly RoleDocument[]) => {
    const ids = [...new Set(documents.flatMap((role) => role.skills.map(({ skillId }) => skillId)))];
    const names = new Map<number, string>();
    for (let from = 0; from < ids.length; from += SKILLS_PER_CALL) {
      const { skills } = await kit.peer(skillsByIds, { body: { skillIds: ids.slice(from, from + SKILLS_PER_CALL) } });
      for (const { skillId, skillName } of skills) names.set(skillId, skillName);
    }
    return names;
  };

  const describe = async (documents: readonly RoleDocument[]) => {
    const functionIds = [...new Set(documents.map(({ functionId }) => functionId))];
    const [skillNames, ofSources, functions] = await Promise.all([
      readSkillNames(documents),
      sourceLanguages(),
      structure.functions.model.find({ _id: { $in: functionIds } }).lean<FunctionDocument[]>(),
    ]);
    const groups = new Map(functions.map((group) => [group._id, group]));
    const texts = { skillNames, groups, ofSources };
    return documents.map((role) => ({ id: role._id, data: toMatchable(role, texts) }));
  };

  /** Published roles in the order of their ids, in pages: these, or all. */
  const readPublished = (ids: Ids) => {
    const read = (after: number) => {
      const range = ids === 'all' ? { $gt: after } : { $gt: after, $in: [...ids] };
      return roles.model
        .find(toFilter<RoleDocument>({ ...publishedFilter(roles), _id: range }), { terms: 0, textTerms: 0 })
        .sort({ _id: 1 })
        .limit(ROLES_PER_PAGE)
        .lean<RoleDocument[]>();
    };
    return pagesByKey(0, read, ({ _id }) => _id);
  };

  const projection = kit.projections.add({
    name: 'matchable roles',
    title: 'Industry roles for suggestions',
    // 3: also stores the language of English texts.
    version: 3,
    affected: {
      industryRoles: (ids) => ids,
      functions: (ids) => roles.model.distinct('_id', { functionId: { $in: [...ids] } }),
      skills: (ids) => roles.model.distinct('_id', { 'skills.skillId': { $in: [...ids] } }),
      sources: (ids) => roles.model.distinct('_id', { ...publishedFilter(roles), sourceId: { $in: [...ids] } }),
    },
    async rebuild(ids, { signal }) {
      const write = await copy.begin();
      const published = new Set<number>();
      for await (const page of readPublished(ids)) {
        signal.throwIfAborted();
        for (const { _id } of page) published.add(_id);
        await write.put(await describe(page), signal);
      }
      await write.remove(ids === 'all' ? { except: [...published] } : { ids: ids.filter((id) => !published.has(id)) });
      signal.throwIfAborted();
      return write.complete();
    },
    publishes: MATCHABLE_ROLES,
    isInternal: true,
  });

  return { ...copy, settle: projection.settle };
};
export type MatchableRoles = ReturnType<typeof matchableRoles>;

/** The texts of these roles, or of all, in pages; roles that are not matched are left out. */
export async function* readMatchable(library: MatchableRoles, ids: Ids): AsyncGenerator<MatchableRole[]> {
  const texts = (page: readonly CopiedRecord<MatchableRole>[]) => page.flatMap(({ data }) => data ?? []);
  if (ids === 'all') {
    for await (const page of library.readNewer(0, (await library.latest()).step)) yield texts(page);
    return;
  }
  for (let from = 0; from < ids.length; from += ROLES_PER_PAGE)
    yield texts(await library.readByIds(ids.slice(from, from + ROLES_PER_PAGE)));
}
