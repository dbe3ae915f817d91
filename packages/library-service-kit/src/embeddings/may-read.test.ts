import { expect, it } from '@jest/globals';
import { mayRead } from './may-read';

const GERMAN =
  'Sie betreuen die Kunden und sind für das Lager zuständig. Sie fahren mit dem Stapler, laden die Ware ein und helfen auf dem Hof.';
const ENGLISH =
  'You will be our host at the café: you greet the guests, take the orders and work with the kitchen and the bar of the house.';

it.each<[string, readonly string[] | undefined, string, boolean]>([
  ['German without umlauts', ['en'], GERMAN.replaceAll('ü', 'ue').replaceAll('ä', 'ae'), false],
  ['German', ['en', 'de'], GERMAN, true],
  ['German', undefined, GERMAN, true],
  ['a German sentence', ['en'], 'Sie verantworten die Buchhaltung eines Unternehmens.', false],
  ['an English sentence', ['en'], 'Keeps the accounts of a company in Die and Baden.', true],
  ['a German word', ['en'], 'Bäcker', false],
  ['English with an accent', ['en'], ENGLISH, true],
  ['a short text without accents', ['en'], 'Gabelstapler', true],
  ['Japanese', ['en', 'de'], '倉庫担当\n業務内容\n商品の受け取りと検品を行う\n在庫を数える', false],
])('%s for a model that reads %j', (_, languages, text, expected) => {
  expect(mayRead({ ...(languages && { languages }) }, text)).toBe(expected);
});
