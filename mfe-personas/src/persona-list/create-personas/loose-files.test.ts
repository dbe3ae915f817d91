import { unzipSync } from 'fflate';
import { areLoose, findFilesProblem, toArchive } from './loose-files';

const file = (name: string, mb = 1) => ({ name, size: mb * 1024 * 1024 });

test.each([
  ['an archive', [file('roles.ZIP', 25)], undefined],
  ['loose files up to the limit', [file('a.pdf', 10), file('b.docx', 15)], undefined],
  [
    'loose files above the limit',
    [file('a.pdf', 10), file('b.docx', 15.5)],
    'Together the files have 26 mb. Remove some: at most 25 mb are uploaded at once.',
  ],
  [
    'an archive beside others',
    [file('a.pdf'), file('roles.rar')],
    'Remove roles.rar or the other files: an archive is uploaded alone.',
  ],
])('%s', (_, files, problem) => {
  expect(findFilesProblem(files)).toBe(problem);
});

test('an archive is not packed again', () => {
  expect(areLoose([file('roles.zip')])).toBe(false);
  expect(areLoose([file('cook.pdf'), file('zip.docx')])).toBe(true);
});

test('packs job descriptions with their names and contents', async () => {
  const [packed] = await toArchive([new File(['Cook'], 'cook.txt'), new File(['Köchin'], 'Köchin.md')]);
  expect(packed?.name).toBe('2 job descriptions.zip');
  const entries = unzipSync(new Uint8Array((await packed?.arrayBuffer()) ?? []));
  const decoder = new TextDecoder();
  expect(Object.entries(entries).map(([name, bytes]) => [name, decoder.decode(bytes)])).toEqual([
    ['cook.txt', 'Cook'],
    ['Köchin.md', 'Köchin'],
  ]);
  expect((await toArchive([new File(['Cook'], 'cook.txt')])).map(({ name }) => name)).toEqual(['cook.txt.zip']);
});
