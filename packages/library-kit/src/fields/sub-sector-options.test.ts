import { toSubSectorOptions } from './sub-sector-options';

const SOURCES = [
  { sourceId: 101, source: 'ESCO' },
  { sourceId: 1, source: 'Skills Architect' },
];
const place = (subsector: string, sourceIds: number[], subsectorTypeId: 1 | 2 = 1) => ({
  subsectorId: subsector.length,
  subsector,
  subsectorTypeId,
  sourceIds,
});
const HEALTH = [
  place('Health professionals', [101]),
  place('Health Care', [1]),
  place('Finance', [1], 2),
  place('Craft workers', [101, 1]),
];

test.each([
  [
    'several sources: by source, the own library first, then by type and name',
    HEALTH,
    SOURCES,
    [
      ['Skills Architect: Industries', 'Craft workers'],
      ['Skills Architect: Industries', 'Health Care'],
      ['Skills Architect: Functions', 'Finance'],
      ['ESCO: Industries', 'Health professionals'],
    ],
  ],
  [
    'one source: by type',
    HEALTH.slice(1, 3),
    SOURCES,
    [
      ['Industries', 'Health Care'],
      ['Functions', 'Finance'],
    ],
  ],
  [
    'sources that are not known yet: by type',
    HEALTH.slice(0, 2),
    [],
    [
      ['Industries', 'Health Care'],
      ['Industries', 'Health professionals'],
    ],
  ],
  [
    'a source that the user does not have comes last',
    [place('Mining', [7]), place('Health Care', [1])],
    SOURCES,
    [
      ['Skills Architect: Industries', 'Health Care'],
      ['Other sources: Industries', 'Mining'],
    ],
  ],
])('%s', (_case, subSectors, sources, expected) => {
  expect(toSubSectorOptions(subSectors, sources).map(({ group, label }) => [group, label])).toEqual(expected);
});
