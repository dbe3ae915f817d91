import { expect, test } from '@jest/globals';
import { readRefusal, splitLines } from '../documents.fixtures';
import { readDocument } from '../read-job-description';

const open = (page: string) => readDocument(new Uint8Array(Buffer.from(page)));
const read = async (page: string) => splitLines(await open(page));

const BODY = '<h1>Net mender</h1><ul><li>Mends nets</li><li>Paints hulls</li></ul><p>Two years at sea</p>';
const LINES = ['# Net mender', '- Mends nets', '- Paints hulls', 'Two years at sea'];

test.each([
  [
    'in a form, as some servers write it',
    `<html><head></head><body><form><input type=hidden>${BODY}</form></body></html>`,
  ],
  ['in an element for asides', `<html><body><nav>Jobs</nav><aside>${BODY}</aside></body></html>`],
  ['after a head without an end', `<html><head><title>Jobs</title><body>${BODY}</body></html>`],
  ['after a form without an end', `<html><body><form action=search><input name=q>${BODY}</body></html>`],
  ['with lists whose items have no end', `<html><body>${BODY.replaceAll('</li>', '')}</body></html>`],
  ['with paragraphs that have no end', `<html><body>${BODY.replaceAll('</p>', '')}<p></body></html>`],
  ['in capitals', `<HTML><BODY>${BODY.replace(/<[^>]*>/g, (tag) => tag.toUpperCase())}</BODY></HTML>`],
])('the text of a page is read: %s', async (_kind, page) => {
  expect(await read(page)).toEqual(LINES);
});

test.each([
  ['forms', '<form>Search <button>Go</button></form>'],
  ['menus', '<nav><ul><li>Home</li></ul></nav>'],
  ['lists of choices', '<select><option>All jobs</option></select>'],
  ['comments and scripts', '<!-- old --><script>track()</script><style>p{color:red}</style>'],
])('%s beside the text are left out', async (_kind, aside) => {
  expect(await read(`<html><body>${aside}${BODY}${aside}</body></html>`)).toEqual(LINES);
});

test('the lines of a text that is already arranged stay', async () => {
  const page = '<html><body><pre>Net mender\n\nDuties\n- Mends nets\n- Paints hulls</pre></body></html>';
  expect(await read(page)).toEqual(['Net mender', 'Duties', '- Mends nets', '- Paints hulls']);
});

test('what was entered into the fields of a form is read', async () => {
  const page =
    '<html><body><form><label>Title</label><input value="Net mender"><label>Duties</label><textarea>Mends nets\nPaints hulls</textarea></form></body></html>';
  expect(await read(page)).toEqual(['Title', 'Net mender', 'Duties', 'Mends nets', 'Paints hulls']);
});

test('the summary of details is a heading', async () => {
  const page = '<html><body><details><summary>Duties</summary><p>Mends nets</p></details></body></html>';
  expect(await read(page)).toEqual(['### Duties', 'Mends nets']);
});

test('a page of elements deep within each other is refused', async () => {
  expect(await readRefusal(open(`<html><body>${'<div>'.repeat(400_000)}</body></html>`))).toBe('too-large');
});
