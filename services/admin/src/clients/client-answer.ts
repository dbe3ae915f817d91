import { AttributeId, type Client } from '@skills-architect/contracts/admin';
import { valueName } from '../attributes/attribute-values';
import type { ClientDocument } from './client-document';

/** A client as it is answered: with the names of its growth stage and region. */
export const clientOf = ({ _id, created, updated, ...fields }: ClientDocument): Client => ({
  ...fields,
  clientId: _id,
  orgGrowthStageName: valueName(AttributeId.GrowthStage, fields.orgGrowthStageId),
  instanceRegionName: valueName(AttributeId.InstanceRegion, fields.instanceRegion),
  created: { at: created.at.toISOString(), by: created.by },
  updated: { at: updated.at.toISOString(), by: updated.by },
});
