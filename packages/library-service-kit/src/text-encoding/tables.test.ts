import { describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { plainTable } from '../tables/plain-text';

const POLISH = 'stanowisko;firma\r\nGłówny księgowy;Spółka Żeglugowa\r\nŁódź;Čapek & syn\r\n';
const FRENCH = 'poste;société\r\nChef de café;L’Étoile\r\nPâtissier – nuit;« Forêt », 12 €\r\n';

describe('a table that is not in Unicode is read in the encoding that its words fit:', () => {
  it.each([
    ['windows-1252', FRENCH],
    ['windows-1252', 'Fähigkeit;Stufe\r\nQualitätsprüfung;3\r\n„Führung“;2 €\r\n'],
    ['windows-1252', 'Competência;Nível\r\nGestão de operações;2\r\nComunicação;3\r\n'],
    ['windows-1250', POLISH],
    ['windows-1250', 'Dovednost;Úroveň\r\nŘízení projektů;3\r\nÚčetnictví;2\r\n'],
    ['windows-1254', 'Beceri;Düzey\r\nMüşteri ilişkileri;3\r\nBütçe yönetimi ve kalıp;2\r\n'],
    ['macintosh', FRENCH.replace(', 12 €', '')],
    ['windows-1251', 'Навык;Уровень\r\nУправление проектами;3\r\nSQL и отчёты;2\r\n'],
    ['windows-1253', 'Δεξιότητα;Επίπεδο\r\nΔιαχείριση έργων;3\r\n'],
    ['shift_jis', 'スキル;レベル\r\n要件定義;3\r\nプロジェクト管理;2\r\n'],
    ['gb18030', '技能;级别\r\n项目管理;3\r\n财务分析;2\r\n'],
    [
      'euc-kr',
      '기술;수준\r\n프로젝트 관리;3\r\n회계 감사;2\r\n고객 상담 및 영업 지원;4\r\n데이터 분석;3\r\n품질 관리와 생산 계획;5\r\n',
    ],
  ])('%s', (encoding, text) => {
    const read = plainTable(iconv.encode(text, encoding));
    expect(read).toEqual({ text, delimiter: ';', guessed: expect.any(String) });
  });

  it.each([
    ['utf-16le', POLISH],
    ['utf-16be', POLISH],
    ['utf-8', FRENCH],
  ])('Unicode as %s, with or without its mark', (encoding, text) => {
    for (const addBOM of [true, false])
      expect(plainTable(iconv.encode(text, encoding, { addBOM }))).toEqual({ text, delimiter: ';' });
  });
});

it('the separator is that of the first line with one: a title may stand above', () =>
  expect(plainTable(Buffer.from('Skills of 2026\rSkill\tLevel\rWelding, MIG\t3'))?.delimiter).toBe('\t'));
