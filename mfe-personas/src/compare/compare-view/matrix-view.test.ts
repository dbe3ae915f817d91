import { levelDelta } from './matrix-view';

const at = (levelNumber: number | null) => ({ levelNumber });

test.each([
  ['a higher level', at(2), at(4), 2],
  ['a lower level', at(4), at(3), -1],
  ['an equal level', at(3), at(3), undefined],
  ['a skill without a level', at(3), at(null), undefined],
  ['a missing skill', at(3), undefined, undefined],
  ['a skill that the first column lacks', undefined, at(3), undefined],
])('the difference of %s', (_, first, own, delta) => expect(levelDelta(first, own)).toBe(delta));
