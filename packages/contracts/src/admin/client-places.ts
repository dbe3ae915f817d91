import type { Client } from './client';

/** What a client says of the library it works with. */
export type ClientPlaces = Pick<Client, 'sourceIds' | 'subSectorIds'>;

/** Where a role stands in the library: its source, and its industry or function. */
export interface RolePlace {
  sourceId: number;
  subsectorId: number;
}

/** Whether a client is offered the roles of a place: those of its sources, and of its industries and functions when it names any. */
export const offersPlace = ({ sourceIds, subSectorIds }: ClientPlaces, { sourceId, subsectorId }: RolePlace) =>
  sourceIds.includes(sourceId) && (!subSectorIds.length || subSectorIds.includes(subsectorId));
