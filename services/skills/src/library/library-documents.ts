import { Id } from '@skills-architect/contracts';
import { ProficiencyScheme, SkillCategory, SkillFamily, Source } from '@skills-architect/contracts/skills';
import { GROUP_FIELDS } from '@skills-architect/library-service-kit';
import type { Document, ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

const CategoryDocument = SkillCategory.omit({ skillCategoryId: true });
const FamilyDocument = SkillFamily.pick({ skillFamily: true, skillCategoryId: true }).extend({
  nameKey: z.string(),
  ...GROUP_FIELDS,
});
const SourceDocument = Source.omit({ sourceId: true }).extend({ nameKey: z.string() });
const SchemeDocument = ProficiencyScheme.omit({ schemeId: true, sourceIds: true }).extend({ sourceIds: z.array(Id) });

export type CategoryDocument = Document<z.infer<typeof CategoryDocument>>;
export type FamilyDocument = Document<z.infer<typeof FamilyDocument>>;
export type SourceDocument = Document<z.infer<typeof SourceDocument>>;
export type SchemeDocument = Document<z.infer<typeof SchemeDocument>>;

const all = () => ({ all: true }) as const;

/** The small collections referenced by skills. */
export const libraryResources = (kit: ServiceKit) => ({
  categories: kit.resource({ name: 'category', topic: 'categories', schema: CategoryDocument, audience: all }),
  families: kit.resource({
    name: 'family',
    topic: 'families',
    schema: FamilyDocument,
    indexes: [
      [
        { skillCategoryId: 1, nameKey: 1 },
        { unique: true, partialFilterExpression: { deletedAt: null } },
      ],
      [{ externalId: 1 }, { sparse: true }],
    ],
    audience: all,
  }),
  sources: kit.resource({
    name: 'source',
    topic: 'sources',
    schema: SourceDocument,
    indexes: [[{ nameKey: 1 }, { unique: true, partialFilterExpression: { deletedAt: null } }]],
    audience: all,
  }),
  schemes: kit.resource({ name: 'scheme', topic: 'proficiency-schemes', schema: SchemeDocument, audience: all }),
});
export type Library = ReturnType<typeof libraryResources>;
