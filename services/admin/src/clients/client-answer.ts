import { AttributeId, type Client } from '@skills-architect/contracts/admin';
import { toAuditFields } from '@skills-architect/service-kit';
import { valueName } from '../attributes/attribute-values';
import type { ClientDocument } from './client-document';

/** A client as returned to callers, with the names of its growth stage and region. */
export const toClient = (document: ClientDocument): Client => ({
  ...document,
  ...toAuditFields(document),
  clientId: document._id,
  orgGrowthStageName: valueName(AttributeId.GrowthStage, document.orgGrowthStageId),
  instanceRegionName: valueName(AttributeId.InstanceRegion, document.instanceRegion),
});
