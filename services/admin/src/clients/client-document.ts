import { Count, Id, LanguageCode } from '@skills-architect/contracts';
import type { Document, ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

export const ClientDocument = z.object({
  clientName: z.string(),
  nameKey: z.string(),
  terms: z.array(z.string()),
  clientDomain: z.string().default(''),
  orgGrowthStageId: Count.default(0),
  sourceIds: z.array(Id),
  subSectorIds: z.array(Id).default([]),
  contentProviderIds: z.array(Id).default([]),
  instanceName: z.string().default(''),
  instanceRegion: Count.default(0),
  proficiencySchemeLevelCount: z.number().int().min(2).max(7).default(5),
  proficiencySchemeName: z.string().default(''),
  bulkImportEnabled: z.boolean().default(true),
  language: LanguageCode.optional(),
  approverIds: z.array(Id).optional(),
});
export type ClientDocument = Document<z.infer<typeof ClientDocument>>;

export const clientResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'client',
    isOpened: true,
    topic: 'clients',
    schema: ClientDocument,
    indexes: [
      [{ nameKey: 1 }, { unique: true, partialFilterExpression: { deletedAt: null } }],
      [{ terms: 1 }],
      [{ clientDomain: 1, nameKey: 1 }],
    ],
    audience: () => ({ all: true }),
  });
export type Clients = ReturnType<typeof clientResource>;
