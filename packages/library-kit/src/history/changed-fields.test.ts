import { compareFields, type HistoryField } from './changed-fields';

const text = (field: string, value: string): HistoryField => ({ field, value });
const list = (field: string, ...values: string[]): HistoryField => ({ field, value: values.join('\n'), isList: true });

/** Added parts as [+…], removed ones as [-…]; '; ' separates lines. */
const formatChanges = (older: HistoryField[], newer: HistoryField[]) =>
  compareFields(older, newer).map(({ field, onLines, parts }) => {
    const marked = parts.map((part) =>
      part.kind === 'same' ? part.text : `[${part.kind === 'added' ? '+' : '-'}${part.text}]`,
    );
    return `${field}: ${marked.join(onLines ? '; ' : '')}`;
  });

test.each<[string, HistoryField[], HistoryField[], string[]]>([
  ['the same', [text('Name', 'SQL')], [text('Name', 'SQL')], []],
  [
    'another word',
    [text('Name', 'Data base design')],
    [text('Name', 'Data model design')],
    ['Name: Data [-base][+model] design'],
  ],
  ['another text', [text('Name', 'SQL')], [text('Name', 'Databases')], ['Name: [-SQL]; [+Databases]']],
  ['a field that was empty', [], [text('Level 1', 'Knows it')], ['Level 1: [+Knows it]']],
  ['a field that is gone', [text('Level 1', 'Knows it')], [], ['Level 1: [-Knows it]']],
  [
    'entries of a list',
    [list('Skills', 'SQL', 'Java')],
    [list('Skills', 'Java', 'Python')],
    ['Skills: [-SQL]; [+Python]'],
  ],
  ['an emptied list', [list('Skills', 'SQL')], [list('Skills')], ['Skills: [-SQL]']],
])('%s', (_, older, newer, expected) => expect(formatChanges(older, newer)).toEqual(expected));

test('shows long texts as removed and added', () => {
  const long = 'word '.repeat(3000);
  expect(compareFields([text('Text', long)], [text('Text', `${long}more`)])[0]?.parts).toEqual([
    { text: long, kind: 'removed' },
    { text: `${long}more`, kind: 'added' },
  ]);
});
