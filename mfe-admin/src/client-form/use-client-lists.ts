import { AttributeId, listAttributeValues, listContentProviders } from '@skills-architect/contracts/admin';
import { listSubSectors } from '@skills-architect/contracts/roles';
import { listSources } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';

/** The lists that a client's fields choose from. */
export const useClientLists = () => ({
  regions: useCall(listAttributeValues, { params: { attributeId: AttributeId.InstanceRegion } }),
  stages: useCall(listAttributeValues, { params: { attributeId: AttributeId.GrowthStage } }),
  sources: useCall(listSources, {}),
  subSectors: useCall(listSubSectors, {}),
  providers: useCall(listContentProviders, {}),
});
