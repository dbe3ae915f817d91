import { stem } from './stem';

describe('stem', () => {
  it.each([
    ['consigned', 'consign'],
    ['consistency', 'consist'],
    ['knightly', 'knight'],
    ['generously', 'generous'],
    ['communication', 'communic'],
    ['hopping', 'hop'],
    ['hoping', 'hope'],
    ['managers', 'manag'],
    ['managing', 'manag'],
    ['ties', 'tie'],
    ['flies', 'fli'],
    ['gas', 'gas'],
    ['gaps', 'gap'],
    ['cry', 'cri'],
    ['say', 'say'],
    ['relational', 'relat'],
    ['conditional', 'condit'],
    ['digitizer', 'digit'],
    ['decisiveness', 'decis'],
    ['apologist', 'apologist'],
    ['adoption', 'adopt'],
    ['controlling', 'control'],
    ['agreed', 'agre'],
    ['feed', 'feed'],
    ['skies', 'sky'],
    ['news', 'news'],
    ['innings', 'inning'],
    ['youth', 'youth'],
    ['c++', 'c++'],
    ['3d', '3d'],
    ['it', 'it'],
  ])('%s becomes %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });
});
