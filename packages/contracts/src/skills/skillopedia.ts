import * as z from 'zod';
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
export const KnowledgeBase = z.object({ encyclopediaId: Id, encyclopedia: z.string(), url: z.string().nullable() });
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

/** The document behind an entry: a Markdown text of the portal, or a page elsewhere, which takes precedence. */
export const SkillopediaDocument = z.object({
  text: Prose,
  externalUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/, error: NO_ADDRESS }).max(2000)], {
    error: NO_ADDRESS,
  }),
});
export type SkillopediaDocument = z.infer<typeof SkillopediaDocument>;

/** How far content is mapped to an entry. */
export const MappingState = z.object({
  /** A sample is being looked for. */
  isSampling: z.boolean(),
  /** All content is mapped; the entry stays as it is. */
  isClassified: z.boolean(),
  /** All content is being mapped. */
  toBeClassified: z.boolean(),
});
export type MappingState = z.infer<typeof MappingState>;

/** A Skillopedia entry in full. `url` is the address of its document, which may still be empty. */
export const SkillopediaEntry = SkillopediaForm.extend({
  name: z.string(),
  encyclopediaId: Id,
  skillopediaId: Id,
  url: z.string(),
  ...SkillopediaDocument.shape,
  externalUrl: z.string(),
  ...MappingState.shape,
  sampleContent: z.array(MappedContent),
  mappedContent: z.array(MappedContent),
  /** Number of skills that have it as a knowledge base. */
  skills: Count,
  ...AuditFields.shape,
});
export type SkillopediaEntry = z.infer<typeof SkillopediaEntry>;

/** An entry as it is read. `text` is Markdown; an entry may have its text elsewhere instead. */
export const SkillopediaPage = z.object({
  encyclopediaId: Id,
  name: z.string(),
  text: z.string(),
  externalUrl: z.string(),
  updatedAt: Moment,
});
export type SkillopediaPage = z.infer<typeof SkillopediaPage>;

/** Type of Skillopedia entries in searches, the only one there is. */
export const SKILLOPEDIA_TYPE = 2;
/** Rows of a search unless it asks for fewer. */
export const SKILLOPEDIA_PAGE = 1000;
/** A sample is polled for this often, in case no event tells that it is there. */
export const SAMPLE_POLL = { everyMs: 60_000, times: 15 } as const;
/** Number of items in a sample. */
export const SAMPLE_SIZE = 10;
