import { joinWorkFunctions } from '@skills-architect/contracts/roles';
import { listAlternatives } from '../esco/esco-rules';
import type { TaxonomyFrame, TaxonomyPlace, TaxonomyTarget } from '../library-import/taxonomy';
import { eachRecord } from '../taxonomy-files/table-files';
import { majorGroup, onetLeadership } from './onet-rules';
import { CODE, OCCUPATION, type OnetLinks, type OnetTables } from './onet-tables';
import { readElements } from './read-elements';
import { readTools } from './read-tools';

export const ONET = {
  name: 'O*NET',
  licence: 'CC BY 4.0',
  attribution:
    'This page includes information from the O*NET Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. Skills Architect has modified all or some of this information; USDOL/ETA has not approved, endorsed, or tested these modifications.',
};

const MAX_TITLES = 500;
const MAX_TASKS_TEXT = 45_000;

const add = <T>(lists: Map<string, T[]>, key: string, value: T): undefined => {
  const own = lists.get(key);
  if (own) own.push(value);
  else lists.set(key, [value]);
};

const joinTasks = (tasks: readonly string[]) => {
  let length = 0;
  const firstTasks = tasks.filter((task) => {
    length += task.length + 1;
    return length <= MAX_TASKS_TEXT;
  });
  return firstTasks.length ? joinWorkFunctions([{ name: '', tasks: firstTasks }]) : '';
};

/** Reads O*NET's tables: first skills, then each occupation with the data of the other tables. */
export const readOnet = async (tables: OnetTables, target: TaxonomyTarget): Promise<TaxonomyFrame> => {
  const warnings: string[] = [];
  const links: OnetLinks = new Map();
  const titles = new Map<string, string[]>();
  const tasks = new Map<string, string[]>();
  const zones = new Map<string, number>();
  await eachRecord(tables.get('Alternate Titles'), [CODE, 'Alternate Title'], (row) =>
    add(titles, row[CODE], row['Alternate Title']),
  );
  await eachRecord(tables.get('Task Statements'), [CODE, 'Task'], (row) => add(tasks, row[CODE], row.Task));
  await eachRecord(tables.get('Job Zones'), [CODE, 'Job Zone'], (row) => {
    zones.set(row[CODE], Number(row['Job Zone']));
    return undefined;
  });
  await readElements(tables, target, links);
  await readTools(tables, target, links, zones);

  const occupations = new Map<string, { title: string; description: string }>();
  await eachRecord(tables.get('Occupation Data'), OCCUPATION, (row) => {
    if (row[CODE] && row.Title) occupations.set(row[CODE], { title: row.Title, description: row.Description });
    return undefined;
  });
  const places = new Map<string, TaxonomyPlace>();
  for (const [code, { title, description }] of occupations) {
    const group = majorGroup(code);
    // The database has no names of SOC's minor groups, so the major group is both the sub-sector and its only
    // department.
    places.set(group.code, { ...group, text: '' });
    places.set(`${group.code}-all`, { ...group, code: `${group.code}-all`, text: '', within: group.code });
    const alternativeTitles = listAlternatives(title, (titles.get(code) ?? []).join('\n'));
    if (alternativeTitles.length > MAX_TITLES)
      warnings.push(`${title} has ${alternativeTitles.length} alternate titles; the first ${MAX_TITLES} are kept.`);
    await target.role({
      externalId: code,
      roleName: title,
      alternativeNames: alternativeTitles.slice(0, MAX_TITLES),
      roleDescription: description,
      roleandResponsibilities: joinTasks(tasks.get(code) ?? []),
      place: `${group.code}-all`,
      occupation: occupations.get(`${code.slice(0, 7)}.00`)?.title ?? title,
      leadershipRoleId: onetLeadership(title, code),
      skills: links.get(code) ?? [],
    });
  }
  return { taxonomy: ONET, places: [...places.values()], warnings };
};
