import { expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { splitLines } from '../documents.fixtures';
import { readDocument } from '../read-job-description';

const read = async (archive: string) => splitLines(await readDocument(new Uint8Array(Buffer.from(archive, 'latin1'))));

const lines = (...all: string[]) => all.join('\r\n');
const PICTURE = lines('--part', 'Content-Type: image/png', 'Content-Transfer-Encoding: base64', '', 'iVBORw0KGgo=');
const archive = (headers: string[], content: string) =>
  lines(
    'From: "Saved by a browser"',
    'MIME-Version: 1.0',
    'Content-Type: multipart/related;',
    '\tboundary="part"; type="text/html"',
    '',
    'This is a message of several parts.',
    '',
    PICTURE,
    '--part',
    ...headers,
    '',
    content,
    '--part--',
  );

const LONG = 'Greets every guest at the door of the spa and shows them the way to the baths';

test('a web page in quoted-printable is read without its line ends and codes', async () => {
  const html = `<h1>Spa=\r\n keeper</h1><p>${LONG.slice(0, 40)}=\r\n${LONG.slice(40)} =96 caf=E9</p>`;
  const headers = ['Content-Type: text/html; charset="windows-1252"', 'Content-Transfer-Encoding: quoted-printable'];
  expect(await read(archive(headers, html))).toEqual(['# Spa keeper', `${LONG} – café`]);
});

test('a web page in base64 is read in the encoding that it names itself', async () => {
  const html = iconv.encode('<meta charset="windows-1251"><h1>Инженер</h1>', 'windows-1251').toString('base64');
  const headers = ['Content-Type: text/html', 'Content-Transfer-Encoding: base64'];
  expect(await read(archive(headers, html))).toEqual(['# Инженер']);
});

test('the page within an inner message is read rather than its plain text', async () => {
  const inner = lines(
    '--inner',
    'Content-Type: text/plain',
    '',
    'Plain',
    '--inner',
    'Content-Type: text/html',
    '',
    '<h1>Spa keeper</h1>',
    '--inner--',
  );
  expect(await read(archive(['Content-Type: multipart/alternative; boundary=inner'], inner))).toEqual(['# Spa keeper']);
});

test('a text that begins with labels is no web archive', async () => {
  expect(await read(lines('Title: Spa keeper', 'Content-Type: none', '', 'Greets guests'))).toEqual([
    'Title: Spa keeper',
    'Content-Type: none',
    'Greets guests',
  ]);
});
