import { describe, expect, it } from '@jest/globals';
import { isXml, xmlTable } from './xml-rows';

const PROLOG = '<?xml version="1.0" encoding="utf-8"?>';
const rowsOf = (xml: string) => {
  const table = xmlTable(xml, 'feed.xml');
  return table?.rows.map(({ cells }) => Object.fromEntries(table.titles.map((title, index) => [title, cells[index]])));
};

describe('the records of a feed are rows', () => {
  it.each<[string, string, Record<string, string>[]]>([
    [
      'of jobs, with marked text',
      `${PROLOG}<source><publisher>Board</publisher>
        <job><title><![CDATA[Welder & fitter]]></title><date>2026-11-03</date><description><![CDATA[<p>Welds</p>]]></description></job>
        <job><title>Clerk</title><city/></job></source>`,
      [
        { title: 'Welder & fitter', date: '2026-11-03', description: '<p>Welds</p>', city: '' },
        { title: 'Clerk', date: '', description: '', city: '' },
      ],
    ],
    [
      'of RSS, with names of other vocabularies',
      `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Jobs</title><link>x</link>
        <item><title>Nurse</title><guid isPermaLink="false">n-1</guid><content:encoded>Care&nbsp;first</content:encoded></item>
        <item><title>Baker</title></item></channel></rss>`,
      [
        { title: 'Nurse', guid: 'n-1', 'content encoded': 'Care&nbsp;first' },
        { title: 'Baker', guid: '', 'content encoded': '' },
      ],
    ],
    [
      'of HR-XML with a prefix, also one alone',
      `<hr:PositionOpenings xmlns:hr="http://www.hr-xml.org/3"><hr:PositionOpening><hr:PositionProfile>
        <hr:PositionTitle>Planner</hr:PositionTitle></hr:PositionProfile></hr:PositionOpening></hr:PositionOpenings>`,
      [{ 'PositionProfile.PositionTitle': 'Planner' }],
    ],
    [
      'with formatted texts as elements',
      '<jobs><job id="7"><title>Cook</title><text>Cooks. <b>Daily</b><ul><li>Soup</li><li>Bread</li></ul></text></job><job id="8"/></jobs>',
      [
        { id: '7', title: 'Cook', text: 'Cooks. Daily\n\nSoup\n\nBread' },
        { id: '8', title: '', text: '' },
      ],
    ],
  ])('%s', (_, xml, rows) => expect(rowsOf(xml)).toEqual(rows));

  it('but a workbook of 2003, a page and a file without records give none', () => {
    expect(xmlTable(`${PROLOG}<Workbook><Worksheet/></Workbook>`, 'a.xml')).toBeUndefined();
    expect(xmlTable(`${PROLOG}<settings><colour>red</colour></settings>`, 'a.xml')).toBeUndefined();
    const isRead = [
      `${PROLOG}<jobs/>`,
      '<jobs><job></job>',
      '<html><p></p>',
      'a,b',
      '<table></table>',
      '<Name>,<Town>',
    ];
    expect(isRead.map((text) => isXml(text))).toEqual([true, true, false, false, false, false]);
  });

  it('and one that is cut off, or nested without end, is refused with the reason', () => {
    expect(() => xmlTable('<jobs><job><title>Welder</title></job><job>', 'a.xml')).toThrow(/a.xml is not valid XML/);
    expect(() => xmlTable('<a>'.repeat(60), 'a.xml')).toThrow('nested more than 50 levels deep');
  });
});
