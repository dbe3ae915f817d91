import { expect, it } from '@jest/globals';
import { aUser } from '@skills-architect/service-kit/testing';
import { refuseShownTexts } from './refuse-shown-texts';

const OWN = { name: 'nurse', alternativeNames: ['carer'], description: 'Cares' };
const GERMAN = { name: 'Pfleger', alternativeNames: ['Pflegekraft'], description: 'Pflegt' };
const PATHS = { name: 'name', alternativeNames: 'alternativeNames', description: 'description' };

const write = (written: Partial<typeof OWN>, { translation = {}, language = 'de', textsIn = '' } = {}) => {
  const original = { name: OWN.name, description: OWN.description };
  const translations = [{ language: 'de', ...GERMAN, ...translation, original }];
  const identity = { depth: 0, user: { ...aUser(4), language }, ...(textsIn && { textsIn }) };
  return () => refuseShownTexts({ ...OWN, ...written }, { ...OWN, translations }, PATHS, identity);
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
