import * as z from 'zod';
import { call, type ServiceName } from './call';
import { RecordVersions, VersionPage } from './history';
import { GroupKind, LanguageCode, NamedKind, TranslatedText, Translation } from './translation';
import { ADMIN_LIKE } from './user-types';
import { Id, Rev } from './vocabulary';

/** A record of the library with its own texts and its translations, to edit them. */
export const TranslatedRecord = z.object({
  kind: NamedKind,
  id: Id,
  rev: Rev,
  /** The language of its own texts; an older service does not say it. */
  ownLanguage: LanguageCode.optional(),
  name: z.string(),
  alternativeNames: z.array(z.string()),
  description: z.string(),
  translations: z.array(Translation),
});
export type TranslatedRecord = z.infer<typeof TranslatedRecord>;

const access = { types: ADMIN_LIKE, scope: 'library' } as const;
/** Allows a text of Skillopedia in a body. */
const TEXT_BYTES = 256 * 1024;
const record = { kind: NamedKind, id: Id };
const EXAMPLE = { id: 999_999, rev: 0, language: 'de' } as const;

interface TranslatingService {
  service: Extract<ServiceName, 'skills' | 'roles'>;
  topic: 'skills' | 'industryRoles';
  /** The resources of its translated records. */
  resources: readonly string[];
  /** One kind of them. */
  example: NamedKind;
  /** One kind of its groups. */
  exampleGroup: GroupKind;
}

/** Declares the calls that read, save and remove translations of a service's records, for people who edit them. */
export const translationCalls = ({ service, topic, resources, example, exampleGroup }: TranslatingService) => {
  const declared = {
    service,
    path: `/v3/${topic}/translations` as const,
    answer: TranslatedRecord,
    ownTexts: true,
    resources,
    failures: ['not-found'],
    access,
    areas: ['skills', 'roles'],
  } as const;
  return {
    read: call({
      ...declared,
      method: 'GET',
      query: z.object(record),
      example: { query: { kind: example, id: EXAMPLE.id } },
    }),
    /** Saves the translation in a language. It is no longer stale: it counts as a translation of the record's current texts. */
    save: call({
      ...declared,
      method: 'PUT',
      body: z.object({ ...record, rev: Rev, text: TranslatedText }),
      maxBodyBytes: TEXT_BYTES,
      example: {
        body: {
          kind: example,
          id: EXAMPLE.id,
          rev: EXAMPLE.rev,
          text: { language: EXAMPLE.language, name: 'Pflege', alternativeNames: [], description: '' },
        },
      },
    }),
    /** Says the language of the record's own texts, into which it has no translation; a level has that of its skill. */
    saveOwnLanguage: call({
      ...declared,
      method: 'PUT',
      path: `${declared.path}/own-language`,
      body: z.object({ ...record, rev: Rev, language: LanguageCode }),
      example: { body: { kind: example, ...EXAMPLE } },
    }),
    /** The versions of a group, with its names in other languages; skills, roles and entries have a history of their own. */
    groupHistory: call({
      ...declared,
      method: 'GET',
      path: `${declared.path}/group-history`,
      query: z.object({ kind: GroupKind, id: Id }).extend(VersionPage.shape),
      answer: RecordVersions,
      example: { query: { kind: exampleGroup, id: EXAMPLE.id } },
    }),
    remove: call({
      ...declared,
      method: 'DELETE',
      audit: { kind: 'deletion', what: `Remove translation in ${service}`, shows: ['kind', 'id', 'language'] },
      query: z.object({ ...record, rev: Rev, language: LanguageCode }),
      example: { query: { kind: example, ...EXAMPLE } },
    }),
  };
};
export type TranslationCalls = ReturnType<typeof translationCalls>;
