import { tokens } from './tokens';

describe('tokens', () => {
  it.each([
    ['C++ and C# (Senior)', ['c++', 'and', 'c#', 'senior']],
    ["the driver's licence", ['the', 'driver', 'licence']],
    ['the driver’s S class', ['the', 'driver', 's', 'class']],
    ['Café-Führer Straße Łódź', ['cafe', 'fuhrer', 'strasse', 'lodz']],
    ['ﬁnance ½', ['finance', '1', '2']],
    ['管理 Менеджер', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(tokens(text).map((token) => token.text)).toEqual(expected);
  });

  it('returns the offsets of each word in the original text', () => {
    const text = 'Ein Café — für Köche';
    expect(tokens(text).map((token) => text.slice(token.start, token.end))).toEqual(['Ein', 'Café', 'für', 'Köche']);
  });
});
