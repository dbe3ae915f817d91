import { SAMPLE_ROLES } from '../library.fixtures';
import { match } from '../match';
import { buildIndex } from '../match-index';
import { similarity } from './embeddings';
import { rerank } from './rerank';

const scores = [4, 3, 2, 1];

it.each<[string, (number | undefined)[], number[]]>([
  ['keeps the order when all are equally similar', [0.5, 0.5, 0.5, 0.5], [0, 1, 2, 3]],
  ['moves a much more similar role to the front', [0.1, 0.1, 1.4, 0.1], [2, 0, 1, 3]],
  ['keeps a clear lead against a small difference in similarity', [0.1, 0.4, 0.1, 0.1], [0, 1, 2, 3]],
  ['changes nothing when one similarity is unknown', [0.1, 0.9, undefined, 0.1], [0, 1, 2, 3]],
])('%s', (_, near, expected) => {
  const added = near.map((similarity) => similarity && 2 * similarity);
  expect(rerank([0, 1, 2, 3], [], scores, (position) => added[position]).positions).toEqual(expected);
});

it('reranks only the best fifty', () => {
  const positions = Array.from({ length: 60 }, (_, position) => position);
  const { positions: ranked } = rerank(positions, [], new Float32Array(60), (position) => position / 60);
  expect([ranked[0], ranked[49], ...ranked.slice(50)]).toEqual([49, 0, ...positions.slice(50)]);
});

it('reranks those nearest in meaning too, each once', () => {
  const added = [0.2, 0.2, 0.2, 0.2, 3.8];
  expect(rerank([0, 1], [4, 1], scores, (position) => added[position]).positions).toEqual([0, 4, 1]);
});

it('the similarity is the cosine of the texts plus that of the names', () => {
  const east = Float32Array.of(1, 0);
  const north = Float32Array.of(0, 1);
  expect(similarity({ whole: east, name: east }, { whole: east, name: north })).toBe(1);
});

it('suggests the more similar role first; the parts still add up to the score, and the lead is 0', () => {
  const index = buildIndex(SAMPLE_ROLES);
  const query = { title: 'Ward nurse', description: 'Cares for patients on the ward.' };
  const plain = match(index, { ...query, limit: 3 });
  const [, second] = plain.suggestions;
  const near = match(index, { ...query, limit: 3, nearness: (roleId) => (roleId === second?.roleId ? 1.5 : 0) });
  expect(near.suggestions[0]).toEqual(second);
  expect(near.evidence?.lead).toBe(0);
  expect(match(index, { ...query, limit: 3, nearness: () => undefined })).toEqual(plain);
});

it('suggests a role without a common word if it is near in meaning, and none that is far', () => {
  const index = buildIndex(SAMPLE_ROLES);
  const [role] = SAMPLE_ROLES;
  const query = { title: '看護師', description: '' };
  expect(match(index, query).suggestions).toEqual([]);
  const suggest = (near: number) =>
    match(index, { ...query, nearness: (roleId) => (roleId === role?.roleId ? near : 0.2) }).suggestions;
  expect(suggest(1.2).map(({ roleId }) => roleId)).toEqual([role?.roleId]);
  expect(suggest(0.7)).toEqual([]);
});

it.each(['(m/w/d)', 'H/F', '(80-100 %)', '#R-20931'])('suggests nothing for %s alone', (title) => {
  const index = buildIndex(SAMPLE_ROLES);
  expect(match(index, { title, description: '', nearness: () => 1.5 }).suggestions).toEqual([]);
});
