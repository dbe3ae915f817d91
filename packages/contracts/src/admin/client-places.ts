import type { Client } from './client';

/** What a client says of the library it works with. */
export type ClientPlaces = Pick<Client, 'sourceIds' | 'subSectorIds'>;

/** Where a role stands in the library: its source, and its industry or function. */
export interface RolePlace {
  sourceId: number;
  subsectorId: number;
}

/** Whether a client is offered what a source has; one that names no source is offered all. */
export const offersSource = ({ sourceIds }: Pick<Client, 'sourceIds'>, sourceId: number) =>
  !sourceIds.length || sourceIds.includes(sourceId);

/** Whether a client is offered the roles of a place: those of its sources, and of its industries and functions when it names any. */
export const offersPlace = (client: ClientPlaces, { sourceId, subsectorId }: RolePlace) =>
  offersSource(client, sourceId) && (!client.subSectorIds.length || client.subSectorIds.includes(subsectorId));
