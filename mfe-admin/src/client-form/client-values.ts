import { type Client, ClientForm } from '@skills-architect/contracts/admin';
import type { SubSector } from '@skills-architect/contracts/roles';
import { fieldParts } from '@skills-architect/portal-kit';
import { filterBySource } from './source-rules';

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

export const PARTS = fieldParts<ClientForm>();
export const isNewer = (now: Client, before: Client): boolean => now.rev > before.rev;

type SubSectors = readonly Pick<SubSector, 'subsectorId' | 'sourceIds'>[];

/** Of the ids of industries and functions those that the sources bring. */
const brought = (subSectorIds: readonly number[], sourceIds: readonly number[], subSectors: SubSectors): number[] =>
  filterBySource(subSectors, sourceIds)
    .map(({ subsectorId }) => subsectorId)
    .filter((id) => subSectorIds.includes(id));

/** Industries and functions as far as the sources bring them: the two may have been chosen by two people. */
export const fitting = (form: ClientForm, subSectors: SubSectors): ClientForm => ({
  ...form,
  subSectorIdList: brought(idsIn(form.subSectorIdList), idsIn(form.sourceIdList), subSectors),
});

/** A client's form; of its industries and functions those that are known, as the form can show no others. */
export const toFormValues = (client: Client, subSectors: SubSectors): ClientForm => ({
  clientName: client.clientName,
  clientDomain: client.clientDomain,
  orgGrowthStageId: client.orgGrowthStageId,
  sourceIdList: client.sourceIds,
  subSectorIdList: brought(client.subSectorIds, client.sourceIds, subSectors),
  contentProviderIdList: client.contentProviderIds,
  instanceName: client.instanceName,
  instanceRegion: client.instanceRegion,
});

export type Field = keyof typeof ClientForm.shape;
export const FIELDS = ClientForm.keyof().options;
/** The fields as the person reads them. */
export const LABELS: Record<Field, string> = {
  clientName: 'Client Name',
  clientDomain: 'Domain for Google Sign-In',
  orgGrowthStageId: 'Org Growth Stage',
  sourceIdList: 'Sources',
  subSectorIdList: 'Associated Industries or Functions',
  contentProviderIdList: 'Content Providers',
  instanceName: 'Instance Name',
  instanceRegion: 'Instance Region',
};

/** Ids as the form keeps them: the schema takes them from texts, too. */
export const idsIn = (list: readonly unknown[] | undefined): number[] => (list ?? []).map(Number);
