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
  ['Swedish without frequent words', 'Säljare möbler kundtjänst butiksförsäljning avdelningschef'],
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
  ['an English title with German places', 'Warehouse worker (m/w/d) Mönchengladbach, Lübeck, Köln, Göttingen'],
])('%s is not', (_language, text) => {
  expect(isOtherLanguage(text)).toBe(false);
});

test.each([
  ['German', 'de', 'Krankenpfleger (m/w/d)\nPflege und Betreuung der Patienten'],
  ['German without gender marks', 'de', 'Pflege und Betreuung der Patienten'],
  ['German with one frequent word beside its gender marks', 'de', 'Verkäufer (m/w/d) im Laden'],
  ['German with endings alone', 'de', 'Verpackung, Reinigung, Qualitätsprüfung, Lagerung, Sortierung, Auslieferung'],
  ['French', 'fr', 'Conseiller de vente (H/F)\nAccueil des clients et tenue de la caisse'],
  ['French with elisions', 'fr', "Chef d'équipe de l'atelier"],
  ['Spanish', 'es', 'Técnico de mantenimiento de las máquinas'],
  ['Portuguese', 'pt', 'Coordenação de operações e manutenção'],
  ['Portuguese with a Spanish letter', 'pt', 'Técnico de automação e instalações'],
  ['Italian', 'it', 'Responsabilità e attività di qualità'],
  ['Italian with elisions', 'it', "Responsabile dell'ufficio e dell'amministrazione"],
  ['Dutch with gender marks', 'nl', 'Verkoper (m/v) voor onze winkel'],
  ['English', 'en', 'Cares for the patients of a ward'],
  ['English hours', 'en', 'Hours 8 am - 11 am'],
  ['English with a word that German has, too', 'en', 'Hard hat, start 6 am'],
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
  ['as many German words as English ones', 'Leiter der Küche und der Bar, head of the kitchen and bar'],
  ['an English title with a place', 'Senior Manager Des Moines'],
  ['the English advertisement of a German employer', 'Data Engineer (m/w/d) München\nPython, Kafka, Spark'],
  ['an English title with gender marks and a German place', 'Sales Manager (m/w/d), Düsseldorf'],
  ['an English title with several German places', 'Consultant SAP, Düsseldorf, Köln, München'],
  ['an English title with a German word between places', 'Data Engineer (m/w/d) München und Köln'],
  ['an English title with German names', 'Executive Assistant (m/w/d) to Jörg Müller, Köln'],
  ['German names with a frequent word', 'Ursula von der Heide, Jürgen von Möllendorf'],
  ['a German title with letters and gender marks alone', 'Verkäufer (m/w/d) Brot, Torten'],
  ['a few words with German endings', 'Verpackung, Reinigung, Qualitätsprüfung'],
  ['an abbreviation like a German word', 'PhD, MIT Boston, MIT Sloan'],
])('does not guess the language of %s', (_what, text) => {
  expect(detectLanguage(text)).toBeUndefined();
});

test.each([
  'Chief Engineer, M/V Aurora and M/V Borealis',
  'Mechanic M/W/F classes, M/W/F shifts',
  'Nurse, Los Angeles, El Paso, Las Vegas',
])('ships, days and places are no signs of another language than English: %s', (text) => {
  expect([undefined, 'en']).toContain(detectLanguage(text));
});
