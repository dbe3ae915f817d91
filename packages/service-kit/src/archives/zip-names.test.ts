import { expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { aZip } from './archives.fixtures';
import { withZip } from './index';

const LIMITS = { maxEntries: 50, maxEntryBytes: 1000, maxTotalBytes: 10_000 };
const readNames = (...names: Buffer[]) =>
  withZip(new Uint8Array(aZip(names.map((name) => ({ name, content: 'text' })))), LIMITS, async (entries) =>
    entries.map(({ name }) => name),
  );

test.each([
  ['utf8', ['Rôles/Opérateur.txt', 'Łódź.txt', '倉庫.txt', 'Müller.txt']],
  ['cp437', ['Ingénieur.txt', 'Jefe de diseño.txt']],
  ['cp850', ['Prüfer für Größen.txt']],
  ['cp850', ['Gestão de operações.txt', 'Técnico.txt']],
  ['cp850', ['Réception à la clinique.txt', 'Chef de l’hôtel.txt'.replace('’', "'")]],
  ['cp852', ['Główny inżynier.txt', 'Kierownik działu części.txt']],
  ['cp852', ['Vedoucí údržby.txt', 'Účetní.txt', 'Řidič.txt']],
  ['cp852', ['Műszaki ügyintéző.txt']],
  ['cp866', ['Инженер склада.txt', 'ГЛАВНЫЙ БУХГАЛТЕР.txt']],
  ['cp1251', ['Инженер склада.txt']],
  ['cp737', ['Μηχανικός.txt']],
  ['cp857', ['Depo şefi.txt', 'Satış müdürü.txt', 'İşçi.txt']],
  ['cp932', ['倉庫担当.txt', 'ソフト表.txt']],
  ['cp936', ['仓库经理.txt']],
  ['cp949', ['창고 관리자와 직원.txt']],
  ['cp950', ['倉庫經理.txt']],
])('names in %s without a mark are read: %j', async (encoding, names) => {
  expect(await readNames(...names.map((name) => iconv.encode(name, encoding)))).toEqual(names);
});

test('letters and marks written apart become letters, as typed by hand', async () => {
  expect(await readNames(Buffer.from('Ingénieur.txt'.normalize('NFD')))).toEqual(['Ingénieur.txt']);
});

test('a backslash separates folders, but not as the half of a character', async () => {
  const names = ['表\\ソース.txt', 'clerks\\能力.txt'];
  expect(await readNames(...names.map((name) => iconv.encode(name, 'cp932')))).toEqual([
    '表/ソース.txt',
    'clerks/能力.txt',
  ]);
});
