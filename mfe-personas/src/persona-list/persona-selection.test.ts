import {
  chooseRows,
  chosenText,
  clearedText,
  countChosen,
  EVERYBODY,
  isChosen,
  NOBODY,
  toSelection,
} from './persona-selection';

const noFilter = { searchString: '', personaGroupId: [] };

describe('choosing personas', () => {
  it('within a page adds and removes each id once', () => {
    const chosen = chooseRows(chooseRows(chooseRows(NOBODY, [1, 2], true), [2, 3], true), [1], false);
    expect(chosen).toEqual({ across: false, ids: [2, 3] });
    expect([isChosen(chosen, 1), isChosen(chosen, 3)]).toEqual([false, true]);
  });

  it('across pages stores deselected ones as exceptions', () => {
    const chosen = chooseRows(chooseRows(EVERYBODY, [4, 5], false), [4], true);
    expect(chosen).toEqual({ across: true, except: [5] });
    expect([isChosen(chosen, 4), isChosen(chosen, 5), countChosen(chosen, 60)]).toEqual([true, false, 59]);
  });

  it.each([
    [
      chooseRows(NOBODY, [1, 2], true),
      60,
      '2 Persona(s) selected within this page',
      'Cleared Persona selection within this page',
    ],
    [
      chooseRows(EVERYBODY, [1], false),
      60,
      '59 Persona(s) selected across all pages',
      'Cleared Persona selection across all pages',
    ],
  ])('says how many and where', (chosen, filtered, text, cleared) => {
    expect([chosenText(chosen, filtered), clearedText(chosen)]).toEqual([text, cleared]);
  });

  it.each([
    [EVERYBODY, '10,000+ Persona(s) selected across all pages'],
    [chooseRows(EVERYBODY, [7], false), '9,999+ Persona(s) selected across all pages'],
    [chooseRows(NOBODY, [7], true), '1 Persona(s) selected within this page'],
  ])('says that more are selected than are counted', (chosen, text) => {
    expect(chosenText(chosen, 10_000, true)).toBe(text);
  });

  it.each([
    [NOBODY, noFilter, undefined],
    [chooseRows(NOBODY, [7], true), noFilter, { ids: [7] }],
    [EVERYBODY, noFilter, { filter: {}, except: [] }],
    [
      chooseRows(EVERYBODY, [7], false),
      { searchString: 'lead', personaGroupId: [3] },
      { filter: { searchString: 'lead', personaGroupId: [3] }, except: [7] },
    ],
    [EVERYBODY, { ...noFilter, unmatched: true }, { filter: { unmatched: true }, except: [] }],
    [EVERYBODY, { ...noFilter, approval: 'changed' as const }, { filter: { approval: 'changed' }, except: [] }],
  ])('%j with %j is sent as %j', (chosen, filter, sent) => {
    expect(toSelection(chosen, filter, 60)).toEqual(sent);
  });
});
