import { SubSectorType } from '@skills-architect/contracts/roles';
import { dropText } from './drop-texts';
import { sourcesChosen } from './source-rules';

const ALONE = 5;
const sources = ['Skills Architect', 'AI Generated', '', '', 'Atomic 1.1'].flatMap((source, at) =>
  source ? [{ sourceId: at + 1, source, allowMultipleMappings: at + 1 !== ALONE }] : [],
);
const place = (subsectorId: number, subsector: string, subsectorTypeId: SubSectorType, sourceIds: number[]) => ({
  subsectorId,
  subsector,
  subsectorTypeId,
  sourceIds,
});
const known = {
  sources,
  subSectors: [
    place(10, 'Retail', SubSectorType.Industry, [1]),
    place(20, 'Logistics', SubSectorType.Industry, [1, 2]),
    place(40, 'Finance', SubSectorType.Function, [1]),
  ],
};

test.each([
  ['a first source', [], [], [1], undefined],
  ['a second one', [1], [10], [1, 2], undefined],
  [
    'one that stands alone',
    [1, 2],
    [10, 20, 40],
    [1, 2, ALONE],
    'Adding Atomic 1.1 drops the sources Skills Architect, AI Generated, the industries Retail, Logistics and the function Finance.',
  ],
  ['one that replaces it', [ALONE], [], [ALONE, 1], 'Adding Skills Architect drops the source Atomic 1.1.'],
  ['without one source', [1, 2], [20], [2], undefined],
  [
    'without the only source of an industry',
    [1, 2],
    [10, 20],
    [2],
    'Removing Skills Architect drops the industry Retail.',
  ],
  [
    'without the source of one that is not known by name',
    [1, 2],
    [10, 77],
    [2],
    'Removing Skills Architect drops the industry Retail and 1 industry or function without a name.',
  ],
  [
    'without the source of several that are not known by name',
    [1, 2],
    [77, 78],
    [2],
    'Removing Skills Architect drops 2 industries or functions without a name.',
  ],
])('%s', (_, sourceIds, subSectorIds, asked, expected) => {
  const before = { sourceIds, subSectorIds };
  expect(dropText(before, asked, sourcesChosen(before, asked, known), known)).toBe(expected);
});
