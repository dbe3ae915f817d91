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
