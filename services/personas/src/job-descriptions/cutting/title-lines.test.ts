import { describe, expect, it } from '@jest/globals';
import { type Block, GAP } from '../document/document';
import { joinTitleLines } from './title-lines';

const line = (text: string, more: Partial<Block> = {}): Block => ({ ...GAP, kind: 'heading', depth: 1, text, ...more });
const textsOf = (...blocks: Block[]) => joinTitleLines(blocks).map(({ text }) => text);

describe('a title in two lines is one', () => {
  it.each([
    ['Senior Policy and', 'Research Officer'],
    ['Head of', 'Library Services'],
    ['Referent für', 'Öffentlichkeitsarbeit und Leiter Presse'],
    ['Chargé de mission et', 'responsable des achats'],
  ])('%s / %s', (first, second) =>
    expect(textsOf(line(first), line(second), line('Duties', { depth: 2 }))).toEqual([`${first} ${second}`, 'Duties']),
  );
  it('at the start of a text without formats', () => {
    const plain = { kind: 'text', depth: 0 } as const;
    expect(textsOf(line('Policy and', plain), line('Research Officer', plain))).toEqual([
      'Policy and Research Officer',
    ]);
  });
});

describe('two lines stay two', () => {
  it.each<[string, Block, Block]>([
    ['a title and a heading', line('Research Officer'), line('Main duties')],
    ['a title and a line in another form', line('Policy and'), line('Research Officer', { depth: 2 })],
    ['a label', line('Title: Policy and'), line('Research Officer')],
    ['lines that name no role', line('Terms and'), line('Conditions')],
  ])('%s', (_, first, second) => expect(textsOf(first, second)).toEqual([first.text, second.text]));
});
