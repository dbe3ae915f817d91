import { expect, it } from '@jest/globals';
import { importTranslations } from './import-translations';
import { type RecordTexts, type StoredTranslation, withTranslation } from './translations';

const text = (language: string, name: string) => ({ language, name, alternativeNames: [], description: '' });
const stored = (language: string, name: string, originalName = 'nurse'): StoredTranslation => ({
  ...text(language, name),
  original: { name: originalName, description: '' },
});

interface Stored {
  _id: number;
  rev: number;
  uniqueKey: string;
  changeSet?: string;
  texts: RecordTexts;
}

/** A collection of one record; `beforeChange` is what somebody else does between reading and writing. */
const collection = (
  translations: StoredTranslation[],
  {
    beforeChange,
    isEdited = false,
    wasRemoved = false,
    ownLanguage = 'en',
  }: { beforeChange?: (record: Stored) => void; isEdited?: boolean; wasRemoved?: boolean; ownLanguage?: string } = {},
) => {
  const record: Stored = {
    _id: 7,
    rev: 0,
    uniqueKey: 'esco/o7',
    texts: { name: 'nurse', alternativeNames: [], description: '', translations },
  };
  let meddle = beforeChange;
  const run = (name: string, { dryRun = false, language = 'de' } = {}) =>
    importTranslations({
      changeSet: 'import 1',
      dryRun,
      translations: [
        { externalId: 'esco/o7', ...text(language, name) },
        { externalId: 'esco/o8', ...text(language, 'Arzt') },
      ],
      find: async (ids) => (ids.includes('esco/o7') ? [{ ...record }] : []),
      texts: ({ texts }: Stored) => texts,
      ownLanguage: () => ownLanguage,
      isEdited: () => isEdited,
      removed: { read: async () => () => wasRemoved },
      toFields: (_, added) => ({ translations: added }),
      async change(fields, revisions) {
        meddle?.(record);
        meddle = undefined;
        const patch = fields.get(7);
        if (!patch || revisions.get(7) !== record.rev) return [];
        record.texts = { ...record.texts, translations: patch.translations };
        record.rev += 1;
        return [{ _id: 7 }];
      },
    });
  /** A person writes the name in German. */
  const write = (name: string) => {
    record.texts = { ...record.texts, translations: withTranslation(record.texts, text('de', name)) };
    record.changeSet = 'by a person';
  };
  return { run, write, translations: () => record.texts.translations };
};

it('adds a language in the order of languages, and leaves out records that the library does not have', async () => {
  const { run, translations } = collection([stored('en', 'nurse'), stored('fr', 'infirmier')]);
  const rows = await run('enfermero', { language: 'es' });
  expect(rows).toEqual([
    { externalId: 'esco/o7', recordId: 7, name: 'enfermero', hasOwnName: false, state: 'changed' },
  ]);
  expect(translations()?.map(({ language }) => language)).toEqual(['en', 'es', 'fr']);
});

it.each([
  ['the same texts are the same', stored('de', 'Krankenpfleger'), 'same'],
  ['another name is a change', stored('de', 'Pfleger'), 'changed'],
  ['the same texts of a changed original are a change', stored('de', 'Krankenpfleger', 'sister'), 'changed'],
])('%s', async (_, before, state) => {
  const { run } = collection([before]);
  expect(await run('Krankenpfleger', { dryRun: true })).toMatchObject([{ state }]);
});

it('the same texts again do not hide that a person has edited the record', async () => {
  const { run } = collection([stored('de', 'Krankenpfleger', 'sister')], { isEdited: true });
  expect(await run('Krankenpfleger')).toMatchObject([{ state: 'same' }]);
});

it.each([
  ['edited after its import', 'Krankenpfleger', 'Pflegefachkraft', 'Pfleger', 'edited', 'Pflegefachkraft'],
  [
    'edited, and imported as before',
    'Krankenpfleger',
    'Pflegefachkraft',
    'Krankenpfleger',
    'edited',
    'Pflegefachkraft',
  ],
  ['written by people alone', undefined, 'Pflegefachkraft', 'Pfleger', 'edited', 'Pflegefachkraft'],
  ['edited to the text that is imported now', 'Krankenpfleger', 'Pfleger', 'Pfleger', 'same', 'Pfleger'],
  ['saved again as it was', 'Krankenpfleger', 'Krankenpfleger', 'Pfleger', 'changed', 'Pfleger'],
])('a translation %s', async (_, imported, written, again, state, kept) => {
  const { run, write, translations } = collection([]);
  if (imported) await run(imported);
  write(written);
  expect(await run(again, { dryRun: true })).toMatchObject([{ state }]);
  expect(await run(again)).toMatchObject([{ state }]);
  expect(translations()).toMatchObject([{ name: kept }]);
});

it('changes nothing in a preview', async () => {
  const { run, translations } = collection([]);
  await run('Krankenpfleger', { dryRun: true });
  expect(translations()).toEqual([]);
});

it('reads a record again that somebody changed meanwhile, and keeps their change', async () => {
  const { run, translations } = collection([], {
    beforeChange: (record) => {
      record.texts = { ...record.texts, name: 'registered nurse' };
      record.rev += 1;
    },
  });
  expect(await run('Krankenpfleger')).toMatchObject([{ state: 'changed' }]);
  expect(translations()).toMatchObject([stored('de', 'Krankenpfleger', 'registered nurse')]);
});

it('a translation that people have removed is not brought back', async () => {
  const { run, translations } = collection([], { wasRemoved: true });
  expect(await run('Pfleger')).toMatchObject([{ state: 'edited' }]);
  expect(translations()).toEqual([]);
});

it('a text in the language of the record itself is no translation: its own text is kept', async () => {
  const { run, translations } = collection([], { ownLanguage: 'de' });
  expect(await run('Pfleger')).toMatchObject([{ state: 'edited' }]);
  expect(translations()).toEqual([]);
  expect(await run('infirmier', { language: 'fr' })).toMatchObject([{ state: 'changed' }]);
});
