import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withKeptVectors } from './kept-vectors';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kept-vectors-'));
});
afterEach(() => rm(folder, { recursive: true }));

const countingModel = () => {
  const asked: string[][] = [];
  const embed = async (texts: readonly string[]) => {
    asked.push([...texts]);
    return texts.map((text) => Float32Array.of(text.length, 0.5));
  };
  return { asked, embed: withKeptVectors(embed, folder) };
};

it('asks the model for the same texts once, in later runs too', async () => {
  const [first, later] = [countingModel(), countingModel()];
  const vectors = await first.embed(['a', 'bcd']);
  expect(await later.embed(['a', 'bcd'])).toEqual(vectors);
  expect(later.asked).toEqual([]);
});

it('asks again for other texts or another order', async () => {
  const model = countingModel();
  await model.embed(['a', 'bcd']);
  expect(await model.embed(['bcd', 'a'])).toEqual([Float32Array.of(3, 0.5), Float32Array.of(1, 0.5)]);
  expect(model.asked).toHaveLength(2);
});
