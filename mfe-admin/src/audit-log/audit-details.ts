import { toAuditText, USER_TYPE_NAMES } from '@skills-architect/contracts';
import { SSO_TYPE_NAMES } from '@skills-architect/contracts/admin';
import { formatNumber } from '@skills-architect/contracts/locale';
import type { AuditEntry } from '@skills-architect/contracts/portal';
import { LIBRARY_STATUS_NAMES } from '@skills-architect/contracts/skills';
import * as z from 'zod';
import { EVENT_WORDS } from '../area-list/area-texts';

/** Names of records, where they are known. */
export interface AuditNames {
  clients: ReadonlyMap<number, string>;
  sources: ReadonlyMap<number, string>;
}

interface Fact {
  name: string;
  value: string;
}

const clientName = (id: unknown, { clients }: AuditNames) => clients.get(Number(id)) ?? `client ${id}`;
const sourceName = (id: unknown, { sources }: AuditNames) => sources.get(Number(id)) ?? `source ${id}`;

/** The name of a value, or the value itself. */
const wordOf = (words: Readonly<Record<string | number, string>>) => (value: unknown) => {
  const key = String(value);
  return Object.hasOwn(words, key) ? (words[key] ?? key) : key;
};
const WORDS_OF_VALUES = wordOf(EVENT_WORDS);

/** A call by its words, an event by its sentence. */
const requestName = (value: unknown) => {
  const words = WORDS_OF_VALUES(value);
  return words === value ? toAuditText(words) : words;
};
const percent = (value: unknown) => `${value} %`;

/** Fields whose name or values are not the words that people know, with the name of each value. */
const NAMED: Record<string, { title: string; toName?: (value: unknown, names: AuditNames) => string }> = {
  userTypeId: { title: 'User type', toName: wordOf(USER_TYPE_NAMES) },
  ssoTypeId: { title: 'Login type', toName: wordOf(SSO_TYPE_NAMES) },
  clientIds: { title: 'Clients', toName: clientName },
  sourceIds: { title: 'Sources', toName: sourceName },
  sourceIdList: { title: 'Sources', toName: sourceName },
  clients: { title: 'Clients', toName: wordOf({ all: 'All' }) },
  isOn: { title: 'On' },
  uses: { title: 'Calls of the product' },
  calls: { title: 'Calls', toName: requestName },
  granted: { title: 'Granted', toName: requestName },
  refused: { title: 'Refused', toName: requestName },
  share: { title: 'Share of users', toName: percent },
  maxErrorPercent: { title: 'Withdrawn above errors of', toName: percent },
  promote: { title: 'Given to all' },
  intoId: { title: 'Merged into number' },
  outcome: { title: 'The other record', toName: wordOf({ merge: 'Merged', delete: 'Deleted', retire: 'Retired' }) },
  gone: { title: 'Records missing in the file', toName: wordOf({ keep: 'Kept', retire: 'Retired' }) },
  decision: { title: 'Decision', toName: wordOf({ accept: 'Changes accepted', keep: 'Kept as approved' }) },
  unchanged: { title: 'Left as they were' },
  skillId: { title: 'Skill number' },
  proficiencyId: { title: 'Level number' },
  otherId: { title: 'Number of the other skill' },
  parent: { title: 'Below skill number' },
  child: { title: 'Skill number' },
  status: { title: 'Status', toName: wordOf(LIBRARY_STATUS_NAMES) },
  leaveOutWrong: { title: 'Rows with wrong cells left out' },
};

/** Whether a grant of events is for all clients: without `clients`, an empty list means that, too. */
const isOfAllClients = (fields: object): boolean => {
  if ('clients' in fields && fields.clients !== undefined) return fields.clients === 'all';
  return 'granted' in fields && 'clientIds' in fields && Array.isArray(fields.clientIds) && !fields.clientIds.length;
};

/** The fields to show: clients are all or those that are listed, and no list says which. */
const shownFields = (fields: object): [string, unknown][] => {
  if (!('clientIds' in fields)) return Object.entries(fields);
  const { clientIds, ...others } = fields;
  const shown = Object.entries(others).filter(([field]) => field !== 'clients');
  return [...shown, isOfAllClients(fields) ? ['clients', 'all'] : ['clientIds', clientIds]];
};

const isPlain = (value: unknown) => typeof value !== 'object' && typeof value !== 'boolean' && value !== '';

/** A field such as `clientIds` in words, with the names of its values. */
const describeField = (field: string, value: unknown, names: AuditNames): Fact => {
  const { title, toName } = (Object.hasOwn(NAMED, field) && NAMED[field]) || { title: toAuditText(field) };
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return {
    name: title,
    value:
      toName && values.length && values.every(isPlain)
        ? values.map((one) => toName(one, names)).join(', ')
        : describeValue(value, names),
  };
};

/** The first names of a list, as entries have them. */
const FirstNames = z.object({ first: z.array(z.string()), count: z.number() });

const describeNames = ({ first, count }: z.infer<typeof FirstNames>): string => {
  const more = count > first.length ? `${formatNumber(count - first.length)} more` : '';
  return [first.join(', '), more].filter(Boolean).join(' and ') || 'None';
};

/** A recorded value in words. */
const describeValue = (value: unknown, names: AuditNames): string => {
  const list = FirstNames.safeParse(value);
  if (list.success) return describeNames(list.data);
  if (value === null || value === '' || (Array.isArray(value) && !value.length)) return 'None';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((one) => describeValue(one, names)).join(', ');
  if (typeof value === 'object')
    return shownFields(value ?? {})
      .map(([field, one]) => {
        const { name, value: text } = describeField(field, one, names);
        return `${name}: ${text}`;
      })
      .join('; ');
  return String(value);
};

const NoNames = z.object({ personas: FirstNames.extend({ count: z.literal(0) }) });

/** Whether an entry says that its call has changed none of the personas that it was for. */
export const isWithoutEffect = (details: Record<string, unknown>): boolean => NoNames.safeParse(details).success;

/** A random id; its first characters are enough to tell it apart. */
const TOKEN = /^(.+) token ([0-9a-f]{8})-[0-9a-f-]{27}$/;

/** As many names as a row of the list has room for. */
const MOST_LISTED = 3;
const listedNames = (...lists: unknown[]): string | undefined => {
  for (const list of lists) {
    const names = FirstNames.safeParse(list);
    if (names.success) return describeNames({ ...names.data, first: names.data.first.slice(0, MOST_LISTED) });
  }
  return undefined;
};

/** What an entry is about, for the list: the name of an import, the record with its name, or the names of several. */
export const entrySubject = ({ record, details }: Pick<AuditEntry, 'record' | 'details'>): string | undefined => {
  if (typeof details.import === 'string') return details.import;
  const records = listedNames(details.personas, details.askedFor);
  if (records !== undefined) return records;
  if (record === null) return listedNames(details.files);
  const short = record.replace(TOKEN, '$1 $2');
  return typeof details.name === 'string' ? `${short} (${details.name})` : short;
};

/** The details of an entry as facts. */
export const detailFacts = (details: Record<string, unknown>, names: AuditNames): Fact[] =>
  shownFields(details).map(([field, value]) => describeField(field, value, names));
