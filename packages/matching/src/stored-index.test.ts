import { deserialize, serialize } from 'node:v8';
import { changeIndex } from './change-index';
import { largeSample, SAMPLE_ROLES } from './library.fixtures';
import { match } from './match';
import { buildIndex } from './match-index';
import { fromStoredIndex, toStoredIndex } from './stored-index';
import { trainWordVectors } from './vectors/train-word-vectors';

const roles = largeSample();
const vectors = trainWordVectors(roles);
const QUERY = { title: 'Head nurse', description: 'Leads the nurses of a ward and plans the care of patients.' };

it('a stored index answers as the built one, also after a change', () => {
  const built = buildIndex(roles, vectors);
  const loaded = fromStoredIndex(deserialize(serialize(toStoredIndex(built))), vectors);
  expect(match(loaded, QUERY)).toEqual(match(built, QUERY));
  const change = {
    changed: SAMPLE_ROLES.slice(0, 2).map((role, index) => ({ ...role, roleId: 5000 + index })),
    removedIds: [],
  };
  expect(match(changeIndex(loaded, change), QUERY)).toEqual(match(changeIndex(built, change), QUERY));
});

it('an index that compares by words alone is not stored', () => {
  const words = SAMPLE_ROLES.map((role) => ({
    ...role,
    description: 'Xqz wvk prt',
    label: 'Zzyx',
    essentialSkills: [],
  }));
  expect(toStoredIndex(buildIndex(words.map((role) => ({ ...role, alternativeLabels: [] }))))).toBeUndefined();
});

it('a changed index cannot be stored', () => {
  const index = changeIndex(buildIndex(roles, vectors), { changed: [], removedIds: [roles[0]?.roleId ?? 0] });
  expect(() => toStoredIndex(index)).toThrow('before its first change');
});

it('an index with the vectors of its library cannot be loaded without them', () => {
  const stored = toStoredIndex(buildIndex(roles, vectors));
  expect(() => stored && fromStoredIndex(stored)).toThrow('missing');
});
