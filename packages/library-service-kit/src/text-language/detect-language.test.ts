import { expect, test } from '@jest/globals';
import { detectLanguage, isOtherLanguage } from './detect-language';

test.each([
  ['Japanese', '倉庫担当\n業務内容\n商品の受け取りと検品を行う\n在庫を数える'],
  ['Russian', 'Кладовщик\nОбязанности\nПринимает товар и ведет учет'],
  ['Finnish', 'Varastonhoitaja\nTehtävät\nVastaanottaa tavarat ja pitää kirjaa varastosta\nLähettää tilaukset'],
  [
    'Swedish',
    'Lagerarbetare\nArbetsuppgifter\nTar emot varor och ansvarar för lagret\nKontrollerar leveranser som kommer in\nKrav\nDu har körkort och erfarenhet av arbete på lager',
  ],
  [
    'Danish',
    'Lagermedarbejder\nOpgaver\nDu tager imod varer og fører regnskab med lageret\nDu pakker ordrer til kunder\nKrav\nDu har erfaring med lager og er god til at samarbejde',
  ],
  [
    'Indonesian',
    'Petugas gudang\nTanggung jawab\nMenerima barang dan memeriksa dokumen\nMengelola stok untuk pelanggan\nPersyaratan\nPengalaman dua tahun di bidang yang sama dan jujur',
  ],
])('%s is another language than those that are read', (_language, text) => {
  expect(isOtherLanguage(text)).toBe(true);
  expect(detectLanguage(text)).toBeUndefined();
});

test.each([
  [
    'German',
    'Nimmt Möbel für die Märkte an und prüft die Größe der Bestände\nFührt das Lager in Köln und höflich die Gäste',
  ],
  ['English', 'Keeps the stock of the Málaga café and counts the façade plates of the store each week for the owner'],
  [
    'a list of parts',
    'Bolt M8\nWasher M10\nPlate 3 mm\nHinge left\nHinge right\nLock 40 mm\nHandle white\nSpring 2 mm',
  ],
])('%s is not', (_language, text) => {
  expect(isOtherLanguage(text)).toBe(false);
});

test.each([
  ['German', 'de', 'Krankenpfleger (m/w/d)\nPflege und Betreuung der Patienten'],
  ['German without gender marks', 'de', 'Pflege und Betreuung der Patienten'],
  ['German with one sign beside its gender marks', 'de', 'Verkäufer (m/w/d) Brot, Torten'],
  ['German with endings alone', 'de', 'Verpackung, Reinigung, Qualitätsprüfung'],
  ['French', 'fr', 'Conseiller de vente (H/F)\nAccueil des clients et tenue de la caisse'],
  ['French with elisions', 'fr', "Chef d'équipe de l'atelier"],
  ['Spanish', 'es', 'Técnico de mantenimiento de las máquinas'],
  ['English', 'en', 'Cares for the patients of a ward'],
  ['English with a German word', 'en', 'Looks after the children of the kindergarten and works with Führungskräfte'],
  [
    'French, which has `de` as Dutch has',
    'fr',
    'Opérateur de machine de fabrication de produits en papier pour la vente',
  ],
])('recognises a short text in %s', (_what, language, text) => {
  expect(detectLanguage(text)).toBe(language);
});

test.each([
  ['a title with gender marks in English', 'Data Engineer (m/w/d)'],
  ['a title', 'Krankenpfleger'],
  ['English words that are German ones too', 'Die casting operator in Man, war room'],
  ['English words with one German one', 'Sales office Zürich'],
  ['as many German words as English ones', 'Leiter der Küche, head of the kitchen and bar'],
  ['an English title with a place', 'Senior Manager Des Moines'],
])('does not guess the language of %s', (_what, text) => {
  expect(detectLanguage(text)).toBeUndefined();
});
