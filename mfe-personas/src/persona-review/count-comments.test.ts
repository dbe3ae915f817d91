import { countOpenByPlace } from './count-comments';
import { aComment, WEBER } from './review.fixtures';

test('counts open comments by field and skill, and at the persona as a whole', () => {
  const resolved = { by: WEBER, at: '2026-11-03T12:00:00.000Z' };
  const counted = countOpenByPlace([
    aComment(1),
    aComment(2, { place: { skillId: 5 }, placeName: 'Forklift', resolved }),
    aComment(3, { place: {}, placeName: '' }),
    aComment(4),
  ]);
  expect(counted.map(({ key, name, count }) => [key, name, count])).toEqual([
    ['roleDescription', 'Role Description', 2],
    ['persona', 'Persona', 1],
  ]);
});
