import * as z from 'zod';
import { CatalogueEntry, type ReadItem, shareOfLevel } from './catalogue-item';
import { fromSchemaOrg } from './schema-org';

/** The plain format: one flat object for each item. */
const PlainItem = z.looseObject({
  id: z.union([z.string(), z.number().transform(String)]).optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  url: z.string().optional(),
  type: z.string().optional(),
  minutes: z.number().optional(),
  language: z.string().optional(),
  rating: z.number().nullable().optional(),
  level: z.string().optional(),
  skills: z.array(z.string()).optional(),
});
const RemovedItem = z.looseObject({
  id: z.union([z.string(), z.number().transform(String)]),
  removed: z.literal(true),
});

const fromPlain = (json: unknown) => {
  const item = PlainItem.parse(json);
  return {
    externalId: item.id,
    contentTitle: item.title,
    contentType: item.type,
    contentFullDescription: item.description,
    contentUrl: item.url,
    ...(item.minutes !== undefined && { contentDuration: Math.round(item.minutes * 60) }),
    contentLanguage: item.language,
    contentProviderRating: item.rating,
    tags: item.skills,
    statedLevel: shareOfLevel(item.level),
  };
};

const FIELD_PROBLEMS: Record<string, string> = {
  externalId: 'has no id',
  contentTitle: 'has no title',
  contentUrl: 'has no address that begins with http:// or https://',
};

const readTitle = (json: unknown): string => {
  const titles = ['title', 'name'].map((key): unknown => Reflect.get(Object(json), key));
  return titles.find((title) => typeof title === 'string') ?? '';
};

/** Reads one item: of schema.org when it has an `@type`, else of the plain format. */
export const readItem = (json: unknown): ReadItem => {
  const removedItem = RemovedItem.safeParse(json);
  if (removedItem.success) return { goneId: removedItem.data.id };
  const title = readTitle(json).slice(0, 300);
  try {
    const isLinked = typeof json === 'object' && json !== null && '@type' in json;
    return { entry: CatalogueEntry.parse(isLinked ? fromSchemaOrg(json) : fromPlain(json)) };
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const [issue] = error.issues;
    const field = String(issue?.path[0] ?? '');
    return {
      title,
      refusal: `The item ${FIELD_PROBLEMS[field] ?? `has an unusable ${field || 'form'}: ${issue?.message}`}.`,
    };
  }
};
