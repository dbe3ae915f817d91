import { expect, test } from '@jest/globals';
import { aZip } from '@skills-architect/service-kit/testing';
import { splitLines } from '../documents.fixtures';
import { readDocument } from '../read-job-description';
import { markHidden } from './read-doc';

const read = async (bytes: Uint8Array) => splitLines(await readDocument(new Uint8Array(bytes)));

test.each([
  ['display', '<p style="color:red; display: none">pays little</p>'],
  ['visibility', '<div style="visibility:hidden"><div>pays</div> little</div>'],
  ['an attribute', '<ul hidden><li>pays little</li></ul>'],
  [
    'a line through it',
    '<p><s>pays</s> <del>little</del> <span style="text-decoration: line-through">money</span></p>',
  ],
  ['Word', "<span style='display:none;mso-hide:all'>pays little</span>"],
])('text of a web page that is hidden by %s is not read', async (_kind, hidden) => {
  const page = `<html><body><p>Mends nets</p>${hidden}<p class="wide hidden small">Paints hulls</p></body></html>`;
  expect(await read(Buffer.from(page))).toEqual(['Mends nets', 'Paints hulls']);
});

const odt = (body: string) =>
  aZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:automatic-styles><style:style style:name="T1"><style:text-properties text:display="none"/></style:style><style:style style:name="T3"><style:text-properties style:text-line-through-style="solid"/></style:style><style:style style:name="T2"><style:text-properties style:text-line-through-style="none"/></style:style></office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  });

test.each([
  [
    'deleted',
    '<text:tracked-changes><text:deletion><text:p>pays little</text:p></text:deletion></text:tracked-changes>',
  ],
  ['a comment', '<text:p><office:annotation><text:p>pays little</text:p></office:annotation></text:p>'],
  ['hidden by its style', '<text:p>Mends<text:span text:style-name="T1"> for little pay</text:span> nets</text:p>'],
  ['crossed out', '<text:p>Mends<text:span text:style-name="T3"> for little pay</text:span> nets</text:p>'],
  ['a hidden section', '<text:section text:display="none"><text:p>pays little</text:p></text:section>'],
])('text of an OpenDocument that is %s is not read', async (_kind, body) => {
  const text = (await read(odt(`${body}<text:p text:style-name="T2">Paints hulls</text:p>`))).join(' ');
  expect(text).toMatch(/^(?:Mends nets )?Paints hulls$/);
});

test('hidden and crossed out characters of an old Word document become deleted ones, in a copy', () => {
  const bold = [0x35, 0x08, 0x01];
  const [hidden, crossedOut, deleted] = [
    [0x3c, 0x08, 0x01],
    [0x37, 0x08, 0x01],
    [0x00, 0x08, 0x01],
  ];
  const file = Buffer.from([...bold, ...hidden, 0x3c, 0x08, 0x00, ...crossedOut]);
  const marked = [...markHidden(new Uint8Array(file))];
  expect(marked).toEqual([...bold, ...deleted, 0x3c, 0x08, 0x00, ...deleted]);
  expect(file[3]).toBe(0x3c);
});
