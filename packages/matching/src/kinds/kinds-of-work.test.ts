import model from '../../background/kinds-of-work.json' with { type: 'json' };
import { countTerms, termReader } from '../reading/terms';
import { denseRow, denseRows } from '../vectors/dense';
import { knownKindShare } from './kinds-in-library';
import { estimateKinds, isKnown, jobTerms, type Kinds, sameKindShare } from './kinds-of-work';

const NAMES = model.names.split(' ');
const countWords = (text: string) => countTerms(termReader().prose(text));
const kindsOf = (text: string) => estimateKinds(countWords(text));
const mostLikely = (kinds: Kinds) => NAMES[kinds.indexOf(Math.max(...kinds))];

const POLICE = 'Police officers patrol streets, prevent crime, arrest suspects and protect the public.';
const NURSE = 'Nurses care for patients on the ward and give them their medicine.';
const GERMAN = 'Die Pflegefachkraft versorgt Patientinnen auf der Station und verabreicht Medikamente.';

describe('the kind of work of a text', () => {
  it.each([
    [POLICE, '541', 'protective services workers'],
    ['Lawyers advise clients on the law and represent them in court.', '261', 'legal professionals'],
    ['Bricklayers build walls of bricks and concrete on construction sites.', '711', 'building frame workers'],
    ['Software developers write, test and debug programs and applications.', '251', 'software developers'],
  ])('%s: %s, %s', (text, expected) => {
    expect(mostLikely(kindsOf(text))).toBe(expected);
  });

  it('has probabilities whose sum is 1', () => {
    expect(kindsOf(POLICE).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 4);
  });

  it('is unknown in a language of which the shipped vectors know few words', () => {
    expect(isKnown(kindsOf(GERMAN))).toBe(false);
    expect(sameKindShare(kindsOf(GERMAN), kindsOf(GERMAN))).toBe(1);
    expect(sameKindShare(kindsOf(GERMAN), kindsOf(POLICE))).toBe(0);
  });

  it('counts a word of the title twice', () => {
    expect([...jobTerms(countWords('police officer'), countWords('report of an officer'))]).toEqual([
      ['report', 1],
      ['offic', 3],
      ['polic', 2],
    ]);
  });
});

it('two texts of one kind of work have more in common than two of different kinds', () => {
  const guard = kindsOf('Security guards patrol buildings and protect people against crime.');
  expect(sameKindShare(kindsOf(POLICE), guard)).toBeGreaterThan(0.5);
  expect(sameKindShare(kindsOf(POLICE), kindsOf(NURSE))).toBeLessThan(0.2);
});

describe('how far a library has the kind of work of a job', () => {
  const roles = [POLICE, NURSE].map(kindsOf);
  const rows = denseRows(roles.length, NAMES.length);
  roles.forEach((kinds, role) => {
    denseRow(rows, role).set(kinds);
  });
  const officer = kindsOf('Prison officers guard prisoners, prevent crime and protect the public.');

  it.each([
    ['a role of this kind', [1, 1], officer, 'high'],
    ['no such role that may be suggested', [0, 1], officer, 'low'],
    ['a job whose kind is unknown', [0, 1], kindsOf(GERMAN), 'high'],
  ])('%s', (_, allowed, job, expected) => {
    const share = knownKindShare(job, rows, Uint8Array.from(allowed));
    expect(share > 0.5 ? 'high' : share < 0.2 ? 'low' : 'between').toBe(expected);
  });
});
