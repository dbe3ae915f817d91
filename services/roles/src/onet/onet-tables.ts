import type { Criticality } from '@skills-architect/contracts/roles';
import type { ExpectedTable, TableFile } from '../taxonomy-files/table-files';

/** The column that identifies the occupation in all tables. */
export const CODE = 'O*NET-SOC Code';
export const OCCUPATION = [CODE, 'Title', 'Description'] as const;
const RATING = [CODE, 'Element ID', 'Element Name', 'Scale ID', 'Data Value'];
const optional = (columns: readonly string[]): ExpectedTable => ({ columns, isNeeded: false });

/** The tables imported from O*NET's database; the data of a missing optional one is left out. */
export const ONET_TABLES = {
  'Occupation Data': { columns: OCCUPATION, isNeeded: true },
  'Alternate Titles': optional([CODE, 'Alternate Title']),
  'Task Statements': optional([CODE, 'Task']),
  'Job Zones': optional([CODE, 'Job Zone']),
  'Content Model Reference': optional(['Element ID', 'Element Name', 'Description']),
  'Level Scale Anchors': optional(['Element ID', 'Scale ID', 'Anchor Value', 'Anchor Description']),
  Skills: optional(RATING),
  Knowledge: optional(RATING),
  Abilities: optional(RATING),
  'Work Styles': optional(RATING),
  'Technology Skills': optional([CODE, 'Example', 'Commodity Title', 'Hot Technology', 'In Demand']),
};
export type OnetTables = ReadonlyMap<keyof typeof ONET_TABLES, TableFile>;

/** The skills of each occupation. */
export type OnetLinks = Map<string, { externalId: string; levelNumber: number; skillCriticality: Criticality }[]>;
