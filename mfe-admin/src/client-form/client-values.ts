import { type Client, ClientForm } from '@skills-architect/contracts/admin';
import type { SubSector } from '@skills-architect/contracts/roles';
import { placesOf } from './source-rules';

/** The fields of the client form; industries and functions stand in one list, as they are sent. */
export const EMPTY: ClientForm = {
  clientName: '',
  clientDomain: '',
  orgGrowthStageId: 0,
  sourceIdList: [],
  subSectorIdList: [],
  contentProviderIdList: [],
  instanceName: '',
  instanceRegion: 0,
};

/** A client's form; of its industries and functions those that are known, as the form can show no others. */
export const valuesOf = (
  client: Client,
  places: readonly Pick<SubSector, 'subsectorId' | 'sourceIds'>[],
): ClientForm => ({
  clientName: client.clientName,
  clientDomain: client.clientDomain,
  orgGrowthStageId: client.orgGrowthStageId,
  sourceIdList: client.sourceIds,
  subSectorIdList: placesOf(places, client.sourceIds)
    .map(({ subsectorId }) => subsectorId)
    .filter((id) => client.subSectorIds.includes(id)),
  contentProviderIdList: client.contentProviderIds,
  instanceName: client.instanceName,
  instanceRegion: client.instanceRegion,
});

export type Field = keyof typeof ClientForm.shape;
export const FIELDS = ClientForm.keyof().options;

/** Ids as the form keeps them: the schema takes them from texts, too. */
export const idsIn = (list: readonly unknown[] | undefined): number[] => (list ?? []).map(Number);
