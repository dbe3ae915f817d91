import type { Client } from './client';

/** The part of a client that limits what it sees of the library. */
export type ClientLibrary = Pick<Client, 'sourceIds' | 'subSectorIds'>;

/** Position of a role in the library: its source and its sub-sector. */
export interface RoleSubSector {
  sourceId: number;
  subsectorId: number;
}

/** Whether a client sees a source; a client without sources sees all. */
export const offersSource = ({ sourceIds }: Pick<Client, 'sourceIds'>, sourceId: number) =>
  !sourceIds.length || sourceIds.includes(sourceId);

/**
 * Whether a client sees roles of a sub-sector: those of its sources, limited to its industries and functions if it has
 * any.
 */
export const offersRole = (client: ClientLibrary, { sourceId, subsectorId }: RoleSubSector) =>
  offersSource(client, sourceId) && (!client.subSectorIds.length || client.subSectorIds.includes(subsectorId));
