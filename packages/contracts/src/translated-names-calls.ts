import * as z from 'zod';
import { call, type ServiceName } from './call';
import { LanguageCode, NamedKind } from './translation';
import { Id } from './vocabulary';

/** A name, or the text of a level, in a language. */
const ShownText = z.object({ language: LanguageCode, name: z.string() });

const access = { types: [], scope: 'library', peers: true } as const;
const areas = ['skills', 'roles', 'personas', 'explorer'] as const;

/** The calls by which other services read the names of a service's records in other languages. */
export const translatedNamesCalls = (
  service: Extract<ServiceName, 'skills' | 'roles'>,
  topic: 'skills' | 'industryRoles',
) => {
  const path = `/v3/${topic}/translated-names` as const;
  return {
    /** The names of up to 5,000 records of a kind; records in `MAIN_LANGUAGE` without translations are omitted. */
    read: call({
      service,
      method: 'POST',
      path,
      reads: true,
      body: z.object({ kind: NamedKind, ids: z.array(Id).max(5000) }),
      maxBodyBytes: 128 * 1024,
      answer: z.object({
        records: z.array(
          z.object({
            id: Id,
            names: z.array(ShownText),
            /** The language of its own name, if it is not `MAIN_LANGUAGE`. */
            ownLanguage: LanguageCode.optional(),
          }),
        ),
      }),
      access,
      areas,
      example: { body: { kind: 'skill', ids: [1] } },
    }),
    /** The languages into which records of the service are translated, and those in which they have their own texts. */
    languages: call({
      service,
      method: 'GET',
      path: `${path}/languages`,
      answer: z.object({
        languages: z.array(LanguageCode),
        /** Without `MAIN_LANGUAGE`; an older service does not say it. */
        own: z.array(LanguageCode).optional(),
      }),
      access,
      areas,
      example: {},
    }),
  };
};
export type TranslatedNamesCalls = ReturnType<typeof translatedNamesCalls>;
