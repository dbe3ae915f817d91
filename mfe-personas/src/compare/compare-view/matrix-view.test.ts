import { levelDelta } from './matrix-view';

const atLevel = (levelNumber: number | null) => ({ levelNumber });

test.each([
  ['a higher level', atLevel(2), atLevel(4), 2],
  ['a lower level', atLevel(4), atLevel(3), -1],
  ['an equal level', atLevel(3), atLevel(3), undefined],
  ['a skill without a level', atLevel(3), atLevel(null), undefined],
  ['a missing skill', atLevel(3), undefined, undefined],
  ['a skill that the first column lacks', undefined, atLevel(3), undefined],
])('the difference of %s', (_, first, own, delta) => expect(levelDelta(first, own)).toBe(delta));
