import type { Client } from '@skills-architect/contracts/admin';

/** When a record of a test was written. */
export const STAMP = { at: '2026-01-01T00:00:00.000Z', by: 1 };

/** A client of a test, with five proficiency levels. */
export const aClient = (clientId: number, sourceIds: number[]): Client => ({
  clientId,
  clientName: `Client ${clientId}`,
  clientDomain: '',
  orgGrowthStageId: 1,
  orgGrowthStageName: '',
  sourceIds,
  subSectorIds: [],
  contentProviderIds: [],
  instanceName: '',
  instanceRegion: 0,
  proficiencySchemeLevelCount: 5,
  bulkImportEnabled: true,
  rev: 0,
  created: STAMP,
  updated: STAMP,
});
