import * as z from 'zod';
import { Count, Id, Kept } from '../vocabulary';

/** A client organisation; its sources, industries and functions narrow what its users see. */
export const Client = Kept.extend({
  clientId: Id,
  clientName: z.string(),
  clientDomain: z.string(),
  orgGrowthStageId: Count,
  orgGrowthStageName: z.string(),
  sourceIds: z.array(Id),
  subSectorIds: z.array(Id),
  functionIds: z.array(Id),
  contentProviderIds: z.array(Id),
  /** The learning platform's instance; persona export to it needs name and region. */
  instanceName: z.string(),
  instanceRegion: Count,
  /** How many proficiency levels the client's scheme has; it follows from the client's sources. */
  proficiencySchemeLevelCount: z.number().int().min(2).max(7),
  bulkImportEnabled: z.boolean(),
});
export type Client = z.infer<typeof Client>;

/** What every user of a client may know of it. */
export const ClientName = z.object({ clientId: Id, clientName: z.string() });
export type ClientName = z.infer<typeof ClientName>;
