import * as z from 'zod';
import { LanguageCode, NAME_LANGUAGE, Translation } from '../translation';
import { AuditFields, Count, Id, Moment, Prose } from '../vocabulary';
import { MappedContent } from './content';
import { LibraryStatus } from './library-status';

/** Title of a Skillopedia entry: words of letters, digits, '?' and '-' separated by single spaces. */
export const SkillopediaTitle = z
  .string()
  .min(1, 'Title is required')
  .min(3, 'Title must be at least 3 characters')
  .max(255, 'Title must be upto 255 characters')
  .regex(/^[\p{L}\p{N}?-]+( [\p{L}\p{N}?-]+)*$/u, 'Title is not valid');

/** A Skillopedia entry as a knowledge base of a skill; without a url it has no link. */
export const KnowledgeBase = z.object({
  encyclopediaId: Id,
  encyclopedia: z.string(),
  ...NAME_LANGUAGE,
  url: z.string().nullable(),
});
export type KnowledgeBase = z.infer<typeof KnowledgeBase>;

/** A Skillopedia entry of a list. `skillopediaId` is `encyclopediaId`. */
export const SkillopediaRow = KnowledgeBase.extend({
  skillopediaId: Id,
  name: z.string(),
  status: z.enum(LibraryStatus),
  updatedAt: Moment,
});
export type SkillopediaRow = z.infer<typeof SkillopediaRow>;

/** The fields of the form of an entry. */
export const SkillopediaForm = z.object({
  name: SkillopediaTitle,
  status: z.enum(LibraryStatus, { error: 'Status is required' }),
});
export type SkillopediaForm = z.infer<typeof SkillopediaForm>;

const NO_ADDRESS = 'Enter a whole address that begins with http:// or https://';

/** The document of an entry: a Markdown text in the portal, or an external page, which takes precedence. */
export const SkillopediaDocument = z.object({
  text: Prose,
  externalUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/, error: NO_ADDRESS }).max(2000)], {
    error: NO_ADDRESS,
  }),
});
export type SkillopediaDocument = z.infer<typeof SkillopediaDocument>;

/** State of mapping content to an entry. */
export const MappingState = z.object({
  /** A sample is being searched. */
  isSampling: z.boolean(),
  /** All content is mapped; the entry can no longer be changed. */
  isClassified: z.boolean(),
  /** All content is being mapped. */
  toBeClassified: z.boolean(),
});
export type MappingState = z.infer<typeof MappingState>;

/** A Skillopedia entry in full. `url` is the address of its document, which may be empty. */
export const SkillopediaEntry = SkillopediaForm.extend({
  name: z.string(),
  encyclopediaId: Id,
  skillopediaId: Id,
  url: z.string(),
  ...SkillopediaDocument.shape,
  externalUrl: z.string(),
  ...MappingState.shape,
  translations: z.array(Translation).optional(),
  sampleContent: z.array(MappedContent),
  mappedContent: z.array(MappedContent),
  /** Number of skills that have it as a knowledge base. */
  skills: Count,
  ...AuditFields.shape,
});
export type SkillopediaEntry = z.infer<typeof SkillopediaEntry>;

/** An entry for reading. `text` is Markdown; an entry may have an external document instead. */
export const SkillopediaPage = z.object({
  encyclopediaId: Id,
  name: z.string(),
  ...NAME_LANGUAGE,
  text: z.string(),
  /** The language of the text, if it is not the one in which the user reads the library. */
  textLanguage: LanguageCode.optional(),
  externalUrl: z.string(),
  updatedAt: Moment,
});
export type SkillopediaPage = z.infer<typeof SkillopediaPage>;

/** The only type of Skillopedia entries in searches. */
export const SKILLOPEDIA_TYPE = 2;
/** Default page size of a search. */
export const SKILLOPEDIA_PAGE = 1000;
/** Polling of a sample, in case the event is lost. */
export const SAMPLE_POLL = { everyMs: 60_000, times: 15 } as const;
/** Number of items in a sample. */
export const SAMPLE_SIZE = 10;
