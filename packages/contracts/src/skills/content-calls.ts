import * as z from 'zod';
import { call } from '../call';
import { ADMIN_LIKE, PERSONA_USERS } from '../user-types';
import { Done, Flag, Id, page, pageTotal, sorting } from '../vocabulary';
import {
  CatalogueItem,
  ClassificationStatus,
  ContentFilters,
  ContentFilterValues,
  ContentRelevancy,
  SkillContent,
} from './content';
import { MAX_SELECTED_CONTENT, TOO_MUCH_CONTENT } from './content-rules';

/** Sort columns of the content of a skill; by default the highest relevance first. */
export const CONTENT_SORT_FIELDS = [
  'contentTitle',
  'contentType',
  'contentProvider',
  'contentProviderRating',
  'contentDuration',
  'contentLanguage',
  'level',
  'relevancy',
] as const;

/** Filters in the format of existing callers: an object as JSON text. */
const FiltersText = z
  .string()
  .max(5000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'filters must be an object as JSON text' });
      return z.NEVER;
    }
  })
  .pipe(ContentFilters);

/**
 * The content mapped to a skill. Items marked as irrelevant are only included with `showIrrelevantCourses`. Client
 * users pass their client: its content providers limit the items. `proficiencySchemeLevelCount` chooses the scheme of
 * the levels. `isVectorBased` of existing callers is accepted but ignored: all content is mapped in the same way.
 */
export const listSkillContent = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/skills/{skillId}/content',
  follows: ['clients'],
  query: z.object({
    clientId: Id.optional(),
    showIrrelevantCourses: Flag.default(false),
    filters: FiltersText.optional(),
    isVectorBased: Flag.optional(),
    proficiencySchemeLevelCount: z.coerce.number().int().min(0).max(7).optional(),
    ...sorting(CONTENT_SORT_FIELDS),
    ...page(10),
  }),
  answer: z.object({
    contentDetailList: z.array(SkillContent),
    filters: ContentFilterValues,
    classificationStatus: z.enum(ClassificationStatus),
    ...pageTotal,
  }),
  access: { types: PERSONA_USERS, scope: { client: 'query.clientId' } },
  areas: ['skills', 'personas'],
  example: { params: { skillId: 1 }, query: { clientId: 1 } },
});

/** Marks content of a skill as relevant, irrelevant or not verified. */
export const markSkillContent = call({
  service: 'skills',
  method: 'PATCH',
  path: '/v3/skills/{skillId}/content',
  body: z.object({
    contentIds: z.array(Id).min(1, 'Select at least one item').max(MAX_SELECTED_CONTENT, TOO_MUCH_CONTENT),
    relevancy: ContentRelevancy,
    isVectorBased: z.boolean().optional(),
  }),
  answer: Done,
  access: { types: ADMIN_LIKE, scope: 'library' },
  example: { params: { skillId: 999_999 }, body: { contentIds: [1], relevancy: 1 } },
});

/** One item of the catalogue. Client users pass their client and can read items of its content providers only. */
export const getContent = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/content/{contentId}',
  follows: ['clients'],
  query: z.object({ clientId: Id.optional() }),
  answer: CatalogueItem,
  access: { types: PERSONA_USERS, scope: { client: 'query.clientId' } },
  example: { params: { contentId: 1 }, query: { clientId: 1 } },
});
