import { describe, expect, it } from '@jest/globals';
import { aPdf, type PdfLine, stackLines } from '../documents.fixtures';
import { readDocument } from '../read-job-description';

const textsOf = async (...lines: PdfLine[]) =>
  (await readDocument(new Uint8Array(aPdf(lines)))).blocks.filter(({ kind }) => kind !== 'gap').map(({ text }) => text);

const PROSE = [
  'The Lift Maintenance Planner keeps all lifts of the hospital',
  'running and safe, and answers for the budget of their repairs.',
  'Six engineers and two contractors work for the department, and',
  'all of them take turns in answering calls during the night.',
];

describe('pages of two columns', () => {
  it('are read one after the other, though the second is short', async () => {
    const left = stackLines(['Lift Planner', '', ...PROSE, 'Requirements apply'], { top: 740 });
    const right = stackLines(['Five years in lift maintenance', 'Certificate for electrical work'], {
      x: 360,
      top: 746,
      leading: 12,
    });
    const texts = await textsOf(...left, ...right);
    expect(texts[0]).toBe('Lift Planner');
    expect(texts.at(-1)).toContain('Certificate for electrical work');
    expect(texts.join(' ')).toContain('hospital running and safe');
  });

  it('are no labels and values where a description stands beside short lists', async () => {
    const side = [
      'Similar jobs',
      'Escalator Mechanic',
      'Boiler Operator',
      'Ward Clerk',
      'Electrician, nights',
      'Bus Driver',
    ];
    const left = stackLines(['Share this job', 'Facebook', 'Copy the link', ...side, 'Contact'], {
      x: 30,
      top: 700,
      leading: 14,
    });
    const right = stackLines(
      [
        'Lift Planner',
        'About the role',
        ...PROSE,
        'Responsibilities',
        'Plans the work of eleven lifts',
        'Orders spare parts',
      ],
      { x: 220, top: 700, leading: 14 },
    );
    const texts = await textsOf(...left, ...right);
    expect(texts.filter((text) => text.includes('\t'))).toEqual([]);
    expect(texts.indexOf('Responsibilities')).toBeGreaterThan(texts.indexOf('Ward Clerk'));
  });

  it('are not found where values stand at the right edge of texts', async () => {
    const left = stackLines(PROSE, { top: 740 });
    const right = stackLines(['Permanent, full time', 'Start in the autumn'], { x: 380, top: 740 });
    const [first] = await textsOf(...left, ...right);
    expect(first).toContain('Permanent, full time');
  });
});

describe('lists whose bullets are drawn', () => {
  const ITEMS = ['Plans the work of eleven lifts', 'Orders spare parts for them', 'Inspects two contractors yearly'];
  const list = (items: string[], x: number) => stackLines(items, { x, top: 700 });
  const head = stackLines(['Responsibilities', 'The planner does this every week:'], { top: 740 });

  it('are one item for each line at their indentation', async () => {
    expect((await textsOf(...head, ...list(ITEMS, 80))).slice(-3)).toEqual(ITEMS);
  });

  it('and lines that continue an item stay with it', async () => {
    const items = ['Plans the work of eleven lifts and of', 'three escalators', ...ITEMS.slice(1)];
    const texts = await textsOf(...head, ...list(items, 80));
    expect(texts.slice(-3)).toEqual(['Plans the work of eleven lifts and of three escalators', ...ITEMS.slice(1)]);
  });
});

it('cells of narrow tables are told apart by labels and by where their values begin', async () => {
  const row = (label: string, value: string, y: number): PdfLine[] => [
    { text: label, x: 50, y },
    { text: value, x: 113, y },
  ];
  const texts = await textsOf(
    ...row('Department', 'Collections Care', 700),
    ...row('Reports To', 'Head of Archives', 685),
    ...stackLines(PROSE, { top: 650 }),
  );
  expect(texts.slice(0, 2)).toEqual(['Department\tCollections Care', 'Reports To\tHead of Archives']);
});

it('the last line of a sentence is no heading, however high it was measured', async () => {
  const texts = await textsOf(
    ...stackLines(PROSE.slice(0, 1), { top: 700 }),
    ...stackLines(['safe, and answers for repairs.'], { top: 688, size: 13 }),
    ...stackLines(PROSE, { top: 640 }),
  );
  expect(texts[0]).toBe('The Lift Maintenance Planner keeps all lifts of the hospital safe, and answers for repairs.');
});
