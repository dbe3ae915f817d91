import * as z from 'zod';
import { shareOfLevel } from './catalogue-item';

const DAY = 86_400;
const DURATION = /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7})S)?)?$/;

/** Seconds of an ISO 8601 duration such as PT1H30M; undefined for anything else. */
export const parseSeconds = (duration: string | undefined): number | undefined => {
  const found = duration === undefined ? null : DURATION.exec(duration);
  if (!found) return undefined;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return days * DAY + hours * 3600 + minutes * 60 + seconds;
};

/** A value, or an array of such values. */
const Several = <T extends z.ZodType>(single: T) =>
  z.preprocess((value) => (value === undefined || value === null ? [] : [value].flat()), z.array(single));
/** A text, or an object with a name. */
const Named = z.union([z.string(), z.looseObject({ name: z.string() }).transform(({ name }) => name)]);
const Identifier = z.union([
  z.string(),
  z.number().transform(String),
  z.looseObject({ value: z.union([z.string(), z.number().transform(String)]) }).transform(({ value }) => value),
]);
const Figure = z.coerce.number();

/** The fields of schema.org's `Course` and `LearningResource` that the portal reads. */
const LearningResource = z.looseObject({
  '@id': z.string().optional(),
  '@type': Several(z.string()),
  identifier: Several(Identifier),
  url: z.string().optional(),
  name: z.string().optional(),
  description: z.string().optional(),
  abstract: z.string().optional(),
  learningResourceType: Several(Named),
  timeRequired: z.string().optional(),
  hasCourseInstance: Several(z.looseObject({ courseWorkload: z.string().optional() })),
  inLanguage: Several(
    z.union([z.string(), z.looseObject({ alternateName: z.string() }).transform(({ alternateName }) => alternateName)]),
  ),
  teaches: Several(Named),
  about: Several(Named),
  keywords: Several(Named),
  educationalLevel: Several(Named),
  aggregateRating: z.looseObject({ ratingValue: Figure, bestRating: Figure.optional() }).optional(),
});

const BEST_RATING = 5;
const TENTHS = 10;

/** Converts an item of schema.org to the portal's fields, without validation. */
export const fromSchemaOrg = (json: unknown) => {
  const item = LearningResource.parse(json);
  const { aggregateRating: rating } = item;
  const workload = item.hasCourseInstance.find(({ courseWorkload }) => courseWorkload)?.courseWorkload;
  const keywords = item.keywords.flatMap((words) => words.split(','));
  return {
    externalId: item.identifier[0] ?? item['@id'] ?? item.url,
    contentTitle: item.name,
    contentType: item.learningResourceType[0] ?? item['@type'].at(-1),
    contentFullDescription: item.description ?? item.abstract,
    ...(item.description && item.abstract && { contentAdditionalDescription: item.abstract }),
    contentUrl: item.url ?? item['@id'],
    contentDuration: parseSeconds(item.timeRequired) ?? parseSeconds(workload),
    contentLanguage: item.inLanguage[0],
    ...(rating && {
      contentProviderRating:
        Math.round((rating.ratingValue / (rating.bestRating ?? BEST_RATING)) * BEST_RATING * TENTHS) / TENTHS,
    }),
    tags: [...item.teaches, ...item.about, ...keywords].map((tag) => tag.trim()),
    statedLevel: shareOfLevel(item.educationalLevel[0]),
  };
};
