import type { TaxonomyTarget } from '../library-import/taxonomy';
import { eachRecord } from '../taxonomy-files/table-files';
import { TOOL_CATEGORY, toolCriticality, toolLevel } from './onet-rules';
import { CODE, type OnetLinks, type OnetTables } from './onet-tables';

const TOOL = [CODE, 'Example', 'Commodity Title', 'Hot Technology', 'In Demand'] as const;

/** Passes each tool to `target` as a skill in the family of its commodity, and links it to its occupations. */
export const readTools = async (
  tables: OnetTables,
  target: TaxonomyTarget,
  links: OnetLinks,
  zones: ReadonlyMap<string, number>,
) => {
  const toolIds = new Set<string>();
  const linkKeys = new Set<string>();
  await eachRecord(tables.get('Technology Skills'), TOOL, (row) => {
    const name = row.Example.trim();
    if (!name) return undefined;
    const externalId = `technology:${name.toLowerCase()}`;
    const key = `${row[CODE]} ${externalId}`;
    // A tool may be listed under two commodities.
    if (!linkKeys.has(key)) {
      linkKeys.add(key);
      const own = links.get(row[CODE]) ?? [];
      const skillCriticality = toolCriticality(row['In Demand'], row['Hot Technology']);
      own.push({ externalId, levelNumber: toolLevel(zones.get(row[CODE])), skillCriticality });
      links.set(row[CODE], own);
    }
    if (toolIds.has(externalId)) return undefined;
    toolIds.add(externalId);
    const commodity = row['Commodity Title'];
    return target.skill({
      externalId,
      skillName: name,
      alternativeNames: [],
      skillDescription: commodity ? `A technology of the kind: ${commodity.toLowerCase()}.` : '',
      embeddingDescription: '',
      skillCategory: TOOL_CATEGORY,
      skillFamily: commodity || 'Technology',
    });
  });
};
