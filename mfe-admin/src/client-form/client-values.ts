import { type Client, ClientForm } from '@skills-architect/contracts/admin';
import type { SubSector } from '@skills-architect/contracts/roles';
import { filterBySource } from './source-rules';

/** Default values of the client form; industries and functions share one list, as in the request. */
export const EMPTY: ClientForm = {
  clientName: '',
  clientDomain: '',
  orgGrowthStageId: 0,
  sourceIdList: [],
  subSectorIdList: [],
  contentProviderIdList: [],
  instanceName: '',
  instanceRegion: 0,
  bulkImportEnabled: true,
  language: null,
  approverIds: [],
};

type SubSectors = readonly Pick<SubSector, 'subsectorId' | 'sourceIds'>[];

/** The ids of industries and functions that the sources provide. */
const keepProvided = (
  subSectorIds: readonly number[],
  sourceIds: readonly number[],
  subSectors: SubSectors,
): number[] =>
  filterBySource(subSectors, sourceIds)
    .map(({ subsectorId }) => subsectorId)
    .filter((id) => subSectorIds.includes(id));

/**
 * Removes industries and functions that the sources do not provide: after a merge the two may come from different
 * users.
 */
export const removeUnavailable = (form: ClientForm, subSectors: SubSectors): ClientForm => ({
  ...form,
  subSectorIdList: keepProvided(toIds(form.subSectorIdList), toIds(form.sourceIdList), subSectors),
});

/** Form values of a client; unknown industries and functions are dropped, because the form cannot show them. */
export const toFormValues = (client: Client, subSectors: SubSectors): ClientForm => ({
  clientName: client.clientName,
  clientDomain: client.clientDomain,
  orgGrowthStageId: client.orgGrowthStageId,
  sourceIdList: client.sourceIds,
  subSectorIdList: keepProvided(client.subSectorIds, client.sourceIds, subSectors),
  contentProviderIdList: client.contentProviderIds,
  instanceName: client.instanceName,
  instanceRegion: client.instanceRegion,
  bulkImportEnabled: client.bulkImportEnabled,
  language: client.language ?? null,
  approverIds: client.approverIds,
});

export type Field = keyof typeof ClientForm.shape;
export const FIELDS = ClientForm.keyof().options;
/** Field labels. */
export const LABELS: Record<Field, string> = {
  clientName: 'Client Name',
  clientDomain: 'Domain for Google Sign-In',
  orgGrowthStageId: 'Org Growth Stage',
  sourceIdList: 'Sources',
  subSectorIdList: 'Associated Industries or Functions',
  contentProviderIdList: 'Content Providers',
  instanceName: 'Instance Name',
  instanceRegion: 'Instance Region',
  bulkImportEnabled: 'Bulk Import of Personas',
  language: 'Language of the Library',
  approverIds: 'Approvers',
};

/** Ids as numbers; the form's schema also accepts strings. */
export const toIds = (list: readonly unknown[] | undefined): number[] => (list ?? []).map(Number);
