import { expect, it } from '@jest/globals';
import { aUser } from '@skills-architect/service-kit/testing';
import { refuseShownTexts } from './refuse-shown-texts';

const OWN = { name: 'nurse', alternativeNames: ['carer'], description: 'Cares' };
const GERMAN = { name: 'Pfleger', alternativeNames: ['Pflegekraft'], description: 'Pflegt' };
const PATHS = { name: 'name', alternativeNames: 'alternativeNames', description: 'description' };

const write = (
  written: Partial<typeof OWN>,
  { translation = {}, language = 'de', textsIn = '', ownLanguage = 'en' } = {},
) => {
  const original = { name: OWN.name, description: OWN.description };
  const translations = [{ language: 'de', ...GERMAN, ...translation, original }];
  const identity = { depth: 0, user: { ...aUser(4), language }, ...(textsIn && { textsIn }) };
  return () => refuseShownTexts({ ...OWN, ...written }, { ...OWN, translations }, PATHS, identity, ownLanguage);
};

it.each([
  ['all texts', GERMAN],
  ['all texts but a changed description', { ...GERMAN, description: 'Pflegt Kranke' }],
  ['all texts without alternative names', { ...GERMAN, alternativeNames: [] }],
])('refuses %s as they are shown', (_, written) => {
  expect(write(written)).toThrow(/^This is the name in German\. .* remove its texts in German first\.$/);
});

it('refuses a shown name when nothing else tells which texts were read', () => {
  expect(write({ name: 'Pfleger' }, { translation: { alternativeNames: [], description: '' } })).toThrow(/in German/);
});

it('texts that were read as the own ones are saved, even if they equal the shown ones', () => {
  expect(write(GERMAN, { textsIn: 'en' })).not.toThrow();
});

it('texts that were read in another language are refused, even if they were edited', () => {
  const edited = { name: 'Pflegerin', alternativeNames: [], description: 'Pflegt Kranke' };
  expect(write(edited, { textsIn: 'de' })).toThrow(/^These texts were read in German\. .* first\.$/);
  expect(write(edited, { textsIn: 'de', translation: { ...OWN } })).not.toThrow();
});

it('texts cannot have been read in a language in which the user does not see the library', () => {
  expect(write(OWN, { textsIn: 'fr' })).toThrow(/Content-Language is fr/);
});

it.each([
  ['the name that the record has in their language, beside its own texts', { name: 'Pfleger' }, 'de'],
  ['own texts', {}, 'de'],
  ['texts in a language in which the record is not shown', GERMAN, 'fr'],
])('lets a user write %s', (_, written, language) => {
  expect(write(written, { language })).not.toThrow();
});

const SPANISH = { name: 'enfermero', alternativeNames: ['cuidador'], description: 'Cuida' };
/** A record in Spanish that is translated into English, for a reader who chose no language unless one is given. */
const writeSpanish = (written: object, { language = '', textsIn = '' } = {}) => {
  const translations = [{ language: 'en', ...OWN, original: { name: SPANISH.name, description: SPANISH.description } }];
  const user = { ...aUser(4), ...(language && { language }) };
  const identity = { depth: 0, user, ...(textsIn && { textsIn }) };
  return () => refuseShownTexts({ ...SPANISH, ...written }, { ...SPANISH, translations }, PATHS, identity, 'es');
};

it.each([
  ['chose no language', {}],
  ['chose English', { language: 'en' }],
  ['says that they were read in English', { textsIn: 'en' }],
])('refuses the English texts of a Spanish record from who %s', (_, reader) => {
  expect(writeSpanish(OWN, reader)).toThrow(/^This is the name in English\./);
  expect(writeSpanish({ name: 'enfermera' }, reader)).not.toThrow();
});

it('takes texts of a Spanish record that were read in Spanish, or as its own by a reader of another language', () => {
  expect(writeSpanish(OWN, { textsIn: 'es' })).not.toThrow();
  expect(writeSpanish(OWN, { language: 'de', textsIn: 'en' })).not.toThrow();
});
