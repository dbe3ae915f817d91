import * as z from 'zod';
import { LanguageCode } from '../translation';
import { AuditFields, Count, Id, Line } from '../vocabulary';

/** A client organisation; its sources, industries and functions limit what its users see. */
export const Client = AuditFields.extend({
  clientId: Id,
  clientName: z.string(),
  clientDomain: z.string(),
  orgGrowthStageId: Count,
  orgGrowthStageName: z.string(),
  sourceIds: z.array(Id),
  /** Industries and functions (sub-sectors of both types) visible to its users; empty: all of its sources. */
  subSectorIds: z.array(Id),
  contentProviderIds: z.array(Id),
  /** Instance of the learning platform; the persona export to it needs name and region. */
  instanceName: z.string(),
  instanceRegion: Count,
  /** Name of the region; empty without one. */
  instanceRegionName: z.string().optional(),
  /** Number of levels in the client's proficiency scheme, derived from its sources. */
  proficiencySchemeLevelCount: z.number().int().min(2).max(7),
  /** Name of that scheme; empty or absent when the sources declare none. */
  proficiencySchemeName: z.string().optional(),
  bulkImportEnabled: z.boolean(),
  /** The language in which its users see the library, unless they choose another; undefined: each record in its own. */
  language: LanguageCode.optional(),
  /** Ids of the users who may approve its personas; empty if they need no approval. */
  approverIds: z.array(Id).default([]),
});
export type Client = z.infer<typeof Client>;

/** The part of a client that all of its users may read. */
export const ClientName = z.object({ clientId: Id, clientName: z.string() });
export type ClientName = z.infer<typeof ClientName>;

/** A provider of learning content. */
export const ContentProvider = z.object({ contentProviderId: Id, contentProvider: z.string() });
export type ContentProvider = z.infer<typeof ContentProvider>;

/** Content providers of a new portal, in the order of their ids; catalogues of real providers are not included. */
export const SHIPPED_CONTENT_PROVIDERS: readonly string[] = [
  'Skills Architect Academy',
  'Open Course Shelf',
  'Harbour Video Library',
  'Practice Workshop',
];

/** Attributes with predefined values: growth stages of an organisation, regions of the learning platform. */
export const AttributeId = { GrowthStage: 1, InstanceRegion: 8 } as const;
export const AttributeValue = z.object({ attributeValueId: Id, attributeValue: z.string() });
export type AttributeValue = z.infer<typeof AttributeValue>;

/** An internet domain name, such as `northwind.example`. */
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const Ids = z.array(Id).max(1000).default([]);

/** The client form: industries and functions in one list, 0 for fields not chosen. */
export const ClientForm = z
  .object({
    clientName: Line.min(1, 'Client name is required'),
    clientDomain: Line.toLowerCase()
      .refine((domain) => domain === '' || DOMAIN.test(domain), 'Enter valid domain')
      .default(''),
    orgGrowthStageId: Count.default(0),
    sourceIdList: z.array(Id).min(1, 'Choose at least one source').max(100),
    subSectorIdList: Ids,
    contentProviderIdList: Ids,
    instanceName: Line.default(''),
    instanceRegion: Count.default(0),
    /** Omitted: on for a new client, unchanged for another one. */
    bulkImportEnabled: z.boolean().optional(),
    /** Omitted: unchanged; null: each record in its own language. */
    language: LanguageCode.nullable().optional(),
    /** Ids of users of the client, Super Users or Skilling Architects. Omitted: unchanged. */
    approverIds: z.array(Id).max(100).optional(),
  })
  .superRefine(({ instanceName, instanceRegion }, context) => {
    const addIssue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (instanceRegion && !instanceName) addIssue('instanceName', 'Instance Name is required');
    if (instanceName && !instanceRegion) addIssue('instanceRegion', 'region is required');
  });
export type ClientForm = z.input<typeof ClientForm>;
