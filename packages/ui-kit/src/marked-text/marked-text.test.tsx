import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { MarkedText } from './marked-text';
import { splitAtMarks, type TextMark } from './pieces';

const text = 'Builds reports. Free fruit. Advises.';
const bracketMarks = (marks: TextMark[]) =>
  splitAtMarks(text, marks).map(({ text: pieceText, mark }) => (mark ? `[${pieceText}]` : pieceText).trim());

describe('a text is split at', () => {
  it.each<[string, TextMark[], string[]]>([
    ['no mark', [], [text]],
    ['one mark', [{ id: 'a', start: 7, end: 14 }], ['Builds', '[reports]', '. Free fruit. Advises.']],
    [
      'marks out of order',
      [
        { id: 'b', start: 28, end: 36 },
        { id: 'a', start: 0, end: 6 },
      ],
      ['[Builds]', 'reports. Free fruit.', '[Advises.]'],
    ],
    [
      'marks that overlap',
      [
        { id: 'a', start: 0, end: 10 },
        { id: 'b', start: 7, end: 14 },
      ],
      ['[Builds rep]', '[orts]', '. Free fruit. Advises.'],
    ],
    [
      'marks outside the text',
      [
        { id: 'a', start: 28, end: 99 },
        { id: 'b', start: 120, end: 130 },
      ],
      ['Builds reports. Free fruit.', '[Advises.]'],
    ],
    ['an empty mark', [{ id: 'a', start: 5, end: 5 }], ['Build', 's reports. Free fruit. Advises.']],
  ])('%s', (_, marks, expected) => {
    expect(bracketMarks(marks)).toEqual(expected);
  });
});

it('restores an ignored sentence', async () => {
  const onRestore = jest.fn();
  const mark: TextMark = { id: 'fruit', start: 16, end: 27, tone: 'ignored', note: 'Not about the work' };
  const { user } = show(<MarkedText text={text} marks={[mark]} onRestore={onRestore} />);
  expect(screen.getByRole('deletion')).toHaveTextContent('Free fruit.');
  await user.click(screen.getByRole('button', { name: 'Count it: Free fruit.' }));
  expect(onRestore).toHaveBeenCalledWith(mark);
});

it('marks a passage with the reason', () => {
  show(<MarkedText text={text} marks={[{ id: 'a', start: 7, end: 14, tone: 'strong', note: 'Builds reports' }]} />);
  expect(screen.getByTitle('Builds reports')).toHaveTextContent(/^reports$/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
