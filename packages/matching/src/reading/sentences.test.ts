import { sentences } from './sentences';

function read(text: string): string[] {
  return sentences(text).map((span) => text.slice(span.start, span.end));
}

describe('sentences', () => {
  it.each([
    ['One thing. Another! A third?', ['One thing.', 'Another!', 'A third?']],
    ['plans work; checks results', ['plans work;', 'checks results']],
    ['Duties\n• bake bread\n• sell it', ['Duties', 'bake bread', 'sell it']],
    ['wrapped in the\nmiddle of it', ['wrapped in the\nmiddle of it']],
    ['uses tools, e.g. Excel, etc. and more', ['uses tools, e.g. Excel, etc. and more']],
    ['version 2.5 of C++.', ['version 2.5 of C++.']],
    ['first\r\n\r\nsecond', ['first', 'second']],
    ['He said "stop." Then left.', ['He said "stop."', 'Then left.']],
    [' … --- \n', []],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});
