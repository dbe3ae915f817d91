import { compareSubSectors, joinWorkFunctions, parseWorkFunctions, type SubSector, type WorkFunction } from './role';

type Named = Pick<SubSector, 'subsector' | 'subsectorTypeId'>;
const FINANCE: Named = { subsector: 'Finance', subsectorTypeId: 2 };
const LOGISTICS: Named = { subsector: 'Logistics', subsectorTypeId: 1 };
const BANKING: Named = { subsector: 'Banking', subsectorTypeId: 1 };

test.each<[string, Named[], Named[]]>([
  ['nothing', [], []],
  ['industries before functions', [FINANCE, LOGISTICS], [LOGISTICS, FINANCE]],
  ['those of one type by name', [FINANCE, LOGISTICS, BANKING], [BANKING, LOGISTICS, FINANCE]],
])('lists %s', (_, places, listed) => expect([...places].sort(compareSubSectors)).toEqual(listed));

test.each([
  ['nothing', '', []],
  ['a function with its tasks', 'Plan|Book|Tell', [{ name: 'Plan', tasks: ['Book', 'Tell'] }]],
  ['a task that stands alone', 'Plan', [{ name: '', tasks: ['Plan'] }]],
  [
    'several, without what is empty',
    'Plan| Book |$$|Check',
    [
      { name: 'Plan', tasks: ['Book'] },
      { name: '', tasks: ['Check'] },
    ],
  ],
])('reads %s as work functions', (_, text, functions) => expect(parseWorkFunctions(text)).toEqual(functions));

test.each<[string, WorkFunction[], string]>([
  ['nothing', [{ name: ' ', tasks: [''] }], ''],
  ['a function with its tasks', [{ name: 'Plan ', tasks: ['Book', ' ', ' Tell'] }], 'Plan|Book|Tell'],
  ['a function without tasks', [{ name: 'Plan', tasks: [] }], 'Plan'],
  ['tasks without a function', [{ name: '', tasks: ['Plan', 'Book'] }], 'Plan$Book'],
  [
    'the separators inside of a task',
    [{ name: 'Buy', tasks: ['up to $5', 'by phone | mail'] }],
    'Buy|up to ＄5|by phone ｜ mail',
  ],
])('writes %s', (_, functions, text) => expect(joinWorkFunctions(functions)).toBe(text));
