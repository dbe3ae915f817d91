import { MAIN_LANGUAGE, NamedKind, type TranslatedName, Translation } from '@skills-architect/contracts';
import * as z from 'zod';

/** The fields by which answers of calls name a record, and describe it. */
interface NamingFields {
  kind: NamedKind;
  id: string;
  name: string;
  description?: string;
  /** The field that says the language of a name which is not translated. */
  mark?: 'familyLanguage' | 'subsectorLanguage' | 'functionLanguage' | 'descriptionLanguage';
  /** Whether `id` and `name` are those of any record, whose kind is in the field `kind`. */
  isGeneral?: true;
}
const NAMING_FIELDS: readonly NamingFields[] = [
  { kind: 'skill', id: 'skillId', name: 'skillName', description: 'skillDescription' },
  { kind: 'role', id: 'roleId', name: 'roleName', description: 'roleDescription' },
  { kind: 'role', id: 'industry_role_id', name: 'industry_role_name' },
  { kind: 'family', id: 'skillFamilyId', name: 'skillFamily', mark: 'familyLanguage' },
  { kind: 'subsector', id: 'subsectorId', name: 'subsector', mark: 'subsectorLanguage' },
  { kind: 'function', id: 'functionId', name: 'functionName', mark: 'functionLanguage' },
  { kind: 'level', id: 'proficiencyId', name: 'description', mark: 'descriptionLanguage' },
  { kind: 'entry', id: 'encyclopediaId', name: 'encyclopedia' },
  { kind: 'entry', id: 'encyclopediaId', name: 'name' },
  ...NamedKind.options.map((kind) => ({ kind, id: 'id', name: 'name', isGeneral: true }) as const),
];

type Fields = Record<string, unknown>;
const hasTag = (value: unknown, tag: string): boolean =>
  typeof value === 'object' && value !== null && Object.prototype.toString.call(value) === tag;
const isFields = (value: unknown): value is Fields => hasTag(value, '[object Object]');
const isMap = (value: unknown): value is Map<unknown, unknown> => hasTag(value, '[object Map]');

const namesRecord = (fields: Fields, { kind, id, name, isGeneral }: NamingFields): boolean =>
  typeof fields[id] === 'number' &&
  typeof fields[name] === 'string' &&
  fields[name] !== '' &&
  (!isGeneral || fields.kind === kind);

type IdsByKind = Map<NamedKind, Set<number>>;

/** Adds the ids of all records that a part of an answer names. */
const collectIds = (value: unknown, ids: IdsByKind): void => {
  if (Array.isArray(value) || isMap(value)) {
    for (const item of value.values()) collectIds(item, ids);
  } else if (isFields(value)) {
    for (const naming of NAMING_FIELDS)
      if (namesRecord(value, naming))
        ids.set(naming.kind, (ids.get(naming.kind) ?? new Set()).add(Number(value[naming.id])));
    for (const item of Object.values(value)) collectIds(item, ids);
  }
};

const OwnTexts = z.object({ alternativeNames: z.array(z.string()), translations: z.array(Translation) });

/** Exchanges the texts of a record that is shown with all its translations; its own become one of them. */
const showTexts = (fields: Fields, { name, description }: NamingFields, language: string, ownLanguage: string) => {
  // Nearly all records of lists are without: each failed check would build an error.
  if (!('translations' in fields)) return;
  const own = OwnTexts.safeParse(fields).data;
  const shown = own?.translations.find((translation) => translation.language === language);
  if (!own || !description) return;
  if (!shown?.description) fields.descriptionLanguage = ownLanguage;
  if (!shown) return;
  const ownTexts = {
    language: ownLanguage,
    name: String(fields[name]),
    alternativeNames: own.alternativeNames,
    description: String(fields[description]),
  };
  fields.alternativeNames = shown.alternativeNames;
  if (shown.description) fields[description] = shown.description;
  fields.translations = [ownTexts, ...own.translations.filter((translation) => translation !== shown)];
};

/** The names of a record in other languages than its own, and its own language if it is not `MAIN_LANGUAGE`. */
export interface RecordNames {
  names: readonly TranslatedName[];
  ownLanguage?: string | undefined;
}

/** Reads the names of records in other languages, by id. */
export type ReadNames = (ids: Iterable<number>) => Promise<ReadonlyMap<number, RecordNames | undefined>>;

type FindNames = (kind: NamedKind, recordId: number) => RecordNames | undefined;

/**
 * The same with shown names: copies only what leads to a name, since answers share objects with caches, which must keep
 * the library's own names.
 */
function renamed<T>(value: T, language: string, findNames: FindNames): T;
function renamed(value: unknown, language: string, findNames: FindNames): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => renamed(item, language, findNames));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (isMap(value)) {
    const entries = [...value].map(([key, item]) => [key, renamed(item, language, findNames)] as const);
    return entries.some(([key, item]) => item !== value.get(key)) ? new Map(entries) : value;
  }
  if (!isFields(value)) return value;
  let copy: Fields | undefined;
  for (const key of Object.keys(value)) {
    const item = renamed(value[key], language, findNames);
    if (item === value[key]) continue;
    copy ??= { ...value };
    copy[key] = item;
  }
  for (const naming of NAMING_FIELDS) {
    if (!namesRecord(value, naming)) continue;
    const { names, ownLanguage = MAIN_LANGUAGE } = findNames(naming.kind, Number(value[naming.id])) ?? { names: [] };
    if (ownLanguage === language) continue;
    copy ??= { ...value };
    showTexts(copy, naming, language, ownLanguage);
    const shown = names.find((name) => name.language === language);
    if (shown) copy[naming.name] = shown.name;
    else copy[naming.mark ?? 'nameLanguage'] = ownLanguage;
  }
  return copy ?? value;
}

/**
 * An answer in which records are named in a language; a name without translation stays and gets its language. The given
 * answer is not changed. Everything else may go on with the library's own names, since records are asked for by id.
 */
export const showNames = async <T>(
  answer: T,
  language: string | undefined,
  readNames: Record<NamedKind, ReadNames>,
): Promise<T> => {
  if (language === undefined) return answer;
  const ids: IdsByKind = new Map();
  collectIds(answer, ids);
  const reads = [...ids].map(async ([kind, ofKind]) => [kind, await readNames[kind](ofKind)] as const);
  const names = new Map(await Promise.all(reads));
  return renamed(answer, language, (kind, recordId) => names.get(kind)?.get(recordId));
};
