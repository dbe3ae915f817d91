import type { SkillTableFilter } from '@skills-architect/contracts/skills';
import { type Identity, searchedSources, searchLibrary } from '@skills-architect/service-kit';
import type { QueryFilter } from 'mongoose';
import { searchConditions } from '../skills/search-conditions';
import type { SkillDocument } from '../skills/skill-document';
import type { SkillTableParts } from './table-parts';

const AT_ONCE = 500;
/** Fields of the search, which are large and no part of a table. */
const WITHOUT_SEARCH = { terms: 0, textTerms: 0, nameLines: 0 } as const;

/** The skills that the list shows with a filter, in parts. */
export const exportedSkills = ({ skills, encyclopedia }: Pick<SkillTableParts, 'skills' | 'encyclopedia'>) => {
  const toFilter = (asked: SkillTableFilter, { user }: Identity): QueryFilter<SkillDocument> => {
    const sources = searchedSources({ user, asked: asked.skillSourceId, ofClient: undefined });
    return { ...skills.alive, ...searchConditions({ ...asked, sources, user }) };
  };

  /** A page of what the list finds for a text, as ids: the list ranks them. */
  const found = (asked: SkillTableFilter, identity: Identity, offset: number) =>
    searchLibrary<SkillDocument>(skills.model, {
      filter: toFilter(asked, identity),
      text: asked.searchString,
      sortField: undefined,
      sortOrder: 'asc',
      offset,
      pagesize: AT_ONCE,
      fields: { _id: 1 },
    });

  async function* searched(asked: SkillTableFilter, identity: Identity): AsyncGenerator<SkillDocument[]> {
    for (let offset = 0; ; offset += AT_ONCE) {
      const { rows } = await found(asked, identity, offset);
      const ids = rows.map(({ _id }) => _id);
      const page = await skills.model.find({ _id: { $in: ids } }, WITHOUT_SEARCH).lean<SkillDocument[]>();
      const byId = new Map(page.map((skill) => [skill._id, skill]));
      if (ids.length) yield ids.flatMap((id) => byId.get(id) ?? []);
      if (ids.length < AT_ONCE) return;
    }
  }

  /** Without a text in the order of ids, so that a page costs the same wherever it lies. */
  async function* filtered(asked: SkillTableFilter, identity: Identity): AsyncGenerator<SkillDocument[]> {
    const filter = toFilter(asked, identity);
    for (let after = 0; ; ) {
      const page = await skills.model
        .find({ $and: [filter, { _id: { $gt: after } }] }, WITHOUT_SEARCH)
        .sort({ _id: 1 })
        .limit(AT_ONCE)
        .lean<SkillDocument[]>();
      if (page.length) yield page;
      if (page.length < AT_ONCE) return;
      after = page.at(-1)?._id ?? 0;
    }
  }

  return {
    count: async (asked: SkillTableFilter, identity: Identity): Promise<number> =>
      asked.searchString
        ? (await found(asked, identity, 0)).total
        : skills.model.countDocuments(toFilter(asked, identity)),
    pages: (asked: SkillTableFilter, identity: Identity) =>
      asked.searchString ? searched(asked, identity) : filtered(asked, identity),

    /** Titles of the Skillopedia entries that these skills refer to. */
    async titlesOf(page: readonly Pick<SkillDocument, 'encyclopediaIds'>[]): Promise<ReadonlyMap<number, string>> {
      const ids = [...new Set(page.flatMap(({ encyclopediaIds }) => encyclopediaIds ?? []))];
      if (!ids.length) return new Map();
      const entries = await encyclopedia.model
        .find({ _id: { $in: ids }, ...encyclopedia.alive }, { name: 1 })
        .lean<{ _id: number; name: string }[]>();
      return new Map(entries.map(({ _id, name }) => [_id, name]));
    },
  };
};
