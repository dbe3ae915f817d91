import { expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { splitLines } from '../documents.fixtures';
import { readDocument } from '../read-job-description';

const read = async (bytes: Buffer) => splitLines(await readDocument(new Uint8Array(bytes)));
const page = (text: string, head: string) => `<html><head>${head}</head><body><p>${text}</p></body></html>`;

test.each([
  ['iso-8859-2', 'Szef łączności w Łodzi', '<meta charset="iso-8859-2">'],
  ['windows-1251', 'Инженер склада', '<meta http-equiv=Content-Type content="text/html; charset=windows-1251">'],
  ['shift_jis', '倉庫担当', "<META CHARSET='Shift_JIS'>"],
  ['euc-kr', '창고 관리자', '<meta charset=euc-kr>'],
  ['cp852', 'Šéf skladu', '<meta charset=cp852>'],
  ['utf-8', 'Szef łączności', '<meta charset="iso-8859-1">'],
])('a web page in %s is read', async (encoding, text, head) => {
  expect(await read(iconv.encode(page(text, head), encoding))).toEqual([text]);
});

const POLISH = 'Zarządza zespołem dwudziestu osób w Łodzi i przyjmuje dostawy części każdego dnia.';
const RUSSIAN = 'Принимает товар на склад и ведет учет поставок каждый день.';
const GERMAN = 'Führt das Lager für Möbel und prüft die Größe der Bestände.';
const ENGLISH = "Keeps the hotel's doors - and its café - open at night.";
test.each([
  ['windows-1250', POLISH],
  ['windows-1251', RUSSIAN],
  ['koi8-r', RUSSIAN],
  ['windows-1252', GERMAN],
  ['windows-1252', ENGLISH],
  ['shift_jis', '毎月の決算を行い、請求書を確認する。'],
  ['utf-16le', ENGLISH],
  ['utf-16be', RUSSIAN],
  ['utf-16le', '毎月の決算を行い、\n請求書を\n確認する。'],
])('a text in %s without any mark is read', async (encoding, text) => {
  expect(await read(iconv.encode(text, encoding))).toEqual(text.split('\n'));
});

test('binary data is no text', async () => {
  await expect(read(Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 7) % 256)))).rejects.toMatchObject({
    outcome: 'unsupported',
  });
});
