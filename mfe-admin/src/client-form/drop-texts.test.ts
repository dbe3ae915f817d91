import { SubSectorType } from '@skills-architect/contracts/roles';
import { describeDropped } from './drop-texts';
import { applyChosenSources } from './source-rules';

const EXCLUSIVE = 5;
const sources = ['Skills Architect', 'AI Generated', '', '', 'Atomic 1.1'].flatMap((source, index) =>
  source ? [{ sourceId: index + 1, source, allowMultipleMappings: index + 1 !== EXCLUSIVE }] : [],
);
const aSubSector = (subsectorId: number, subsector: string, subsectorTypeId: SubSectorType, sourceIds: number[]) => ({
  subsectorId,
  subsector,
  subsectorTypeId,
  sourceIds,
});
const library = {
  sources,
  subSectors: [
    aSubSector(10, 'Retail', SubSectorType.Industry, [1]),
    aSubSector(20, 'Logistics', SubSectorType.Industry, [1, 2]),
    aSubSector(40, 'Finance', SubSectorType.Function, [1]),
  ],
};

test.each([
  ['a first source', [], [], [1], undefined],
  ['a second source', [1], [10], [1, 2], undefined],
  [
    'an exclusive source',
    [1, 2],
    [10, 20, 40],
    [1, 2, EXCLUSIVE],
    'Adding Atomic 1.1 drops the sources Skills Architect, AI Generated, the industries Retail, Logistics and the function Finance.',
  ],
  [
    'a source that replaces an exclusive one',
    [EXCLUSIVE],
    [],
    [EXCLUSIVE, 1],
    'Adding Skills Architect drops the source Atomic 1.1.',
  ],
  ['removing a source', [1, 2], [20], [2], undefined],
  [
    'removing the only source of an industry',
    [1, 2],
    [10, 20],
    [2],
    'Removing Skills Architect drops the industry Retail.',
  ],
  [
    'removing the source of an industry or function without a name',
    [1, 2],
    [10, 77],
    [2],
    'Removing Skills Architect drops the industry Retail and 1 industry or function without a name.',
  ],
  [
    'removing the source of several industries or functions without a name',
    [1, 2],
    [77, 78],
    [2],
    'Removing Skills Architect drops 2 industries or functions without a name.',
  ],
])('%s', (_, sourceIds, subSectorIds, requested, expected) => {
  const before = { sourceIds, subSectorIds };
  expect(describeDropped(before, requested, applyChosenSources(before, requested, library), library)).toBe(expected);
});
