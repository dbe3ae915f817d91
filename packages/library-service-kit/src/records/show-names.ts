import { MAIN_LANGUAGE, NamedKind, type TranslatedName, Translation } from '@skills-architect/contracts';
import * as z from 'zod';

/** The fields by which answers of calls name a record, and describe it. */
interface NamingFields {
  kind: NamedKind;
  id: string;
  name: string;
  description?: string;
  /** Whether `id` and `name` are those of any record, whose kind is in the field `kind`. */
  isGeneral?: true;
}
const NAMING_FIELDS: readonly NamingFields[] = [
  { kind: 'skill', id: 'skillId', name: 'skillName', description: 'skillDescription' },
  { kind: 'role', id: 'roleId', name: 'roleName', description: 'roleDescription' },
  { kind: 'role', id: 'industry_role_id', name: 'industry_role_name' },
  ...NamedKind.options.map((kind) => ({ kind, id: 'id', name: 'name', isGeneral: true }) as const),
];

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => Object.prototype.toString.call(value) === '[object Object]';

const isMap = (value: unknown): value is Map<unknown, unknown> =>
  Object.prototype.toString.call(value) === '[object Map]';

/** A place in an answer that names a record. */
interface NamedPlace extends NamingFields {
  recordId: number;
  fields: Fields;
}

function* namedPlaces(value: unknown): Generator<NamedPlace> {
  if (Array.isArray(value) || isMap(value)) for (const item of value.values()) yield* namedPlaces(item);
  if (!isFields(value)) return;
  for (const naming of NAMING_FIELDS) {
    const recordId = value[naming.id];
    if (naming.isGeneral && value.kind !== naming.kind) continue;
    if (typeof recordId === 'number' && typeof value[naming.name] === 'string')
      yield { ...naming, recordId, fields: value };
  }
  for (const item of Object.values(value)) yield* namedPlaces(item);
}

const OwnTexts = z.object({ alternativeNames: z.array(z.string()), translations: z.array(Translation) });

/** Exchanges the texts of a record that is shown with all its translations; its own become one of them. */
const showTexts = (fields: Fields, { name, description }: NamedPlace, language: string) => {
  const own = OwnTexts.safeParse(fields).data;
  const shown = own?.translations.find((one) => one.language === language);
  if (!own || !description) return;
  if (!shown?.description) fields.descriptionLanguage = MAIN_LANGUAGE;
  if (!shown) return;
  const ownTexts = {
    language: MAIN_LANGUAGE,
    name: String(fields[name]),
    alternativeNames: own.alternativeNames,
    description: String(fields[description]),
  };
  fields.alternativeNames = shown.alternativeNames;
  if (shown.description) fields[description] = shown.description;
  fields.translations = [ownTexts, ...own.translations.filter((one) => one !== shown)];
};

/** Reads the names of records in other languages, by id. */
export type ReadNames = (ids: Iterable<number>) => Promise<ReadonlyMap<number, readonly TranslatedName[] | undefined>>;

/**
 * A copy of an answer in which records are named in a language; a name without translation stays and gets its language.
 * The record itself is asked for by its id, so that everything else may go on with the library's own names.
 */
export const showNames = async <T>(
  answer: T,
  language: string | undefined,
  readNames: Record<NamedKind, ReadNames>,
): Promise<T> => {
  if (language === undefined || language === MAIN_LANGUAGE) return answer;
  // Answers share objects with caches, which must keep the library's own names.
  const shown = structuredClone(answer);
  const places = [...namedPlaces(shown)];
  const names = new Map<NamedKind, Awaited<ReturnType<ReadNames>>>();
  for (const kind of new Set(places.map((place) => place.kind))) {
    const ids = places.flatMap((place) => (place.kind === kind ? place.recordId : []));
    names.set(kind, await readNames[kind](new Set(ids)));
  }
  for (const place of places) {
    const { kind, recordId, fields } = place;
    const translated = names
      .get(kind)
      ?.get(recordId)
      ?.find((one) => one.language === language);
    showTexts(fields, place, language);
    if (translated) fields[place.name] = translated.name;
    else fields.nameLanguage = MAIN_LANGUAGE;
  }
  return shown;
};
