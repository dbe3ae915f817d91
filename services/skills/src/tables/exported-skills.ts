import type { SkillTableFilter } from '@skills-architect/contracts/skills';
import { selectOffered } from '@skills-architect/library-service-kit';
import { recordExporter } from '@skills-architect/library-service-kit/tables';
import type { Identity } from '@skills-architect/service-kit';
import type { QueryFilter } from 'mongoose';
import { searchConditions } from '../skills/search-conditions';
import type { SkillDocument } from '../skills/skill-document';
import type { SkillTableDependencies } from './table-dependencies';

const BATCH_SIZE = 500;

/** Reads the skills of a filtered list in batches, for an export. */
export const exportedSkills = ({ skills, encyclopedia }: Pick<SkillTableDependencies, 'skills' | 'encyclopedia'>) => {
  const toFilter = (asked: SkillTableFilter, { user }: Identity): QueryFilter<SkillDocument> => {
    const sources = selectOffered({ user, asked: asked.skillSourceId, ofClient: undefined });
    return { ...skills.alive, ...searchConditions({ ...asked, sources, user }) };
  };

  return {
    ...recordExporter<SkillDocument, SkillTableFilter>(skills.model, {
      filter: toFilter,
      text: ({ searchString }) => searchString,
      atOnce: BATCH_SIZE,
    }),

    /** Titles of the Skillopedia entries that these skills refer to. */
    async findTitles(page: readonly Pick<SkillDocument, 'encyclopediaIds'>[]): Promise<ReadonlyMap<number, string>> {
      const ids = [...new Set(page.flatMap(({ encyclopediaIds }) => encyclopediaIds ?? []))];
      if (!ids.length) return new Map();
      const entries = await encyclopedia.model
        .find({ _id: { $in: ids }, ...encyclopedia.alive }, { name: 1 })
        .lean<{ _id: number; name: string }[]>();
      return new Map(entries.map(({ _id, name }) => [_id, name]));
    },
  };
};
