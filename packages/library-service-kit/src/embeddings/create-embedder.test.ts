import { expect, it } from '@jest/globals';
import { chooseOwnModel } from './create-embedder';

it.each([
  ['multilingual-use-3', 'multilingual-use-3', undefined],
  ['all-minilm-l6-v2-q', 'all-minilm-l6-v2-q', undefined],
  ['/models/minilm', undefined, '/models/minilm'],
  [undefined, undefined, undefined],
])('the choice %s is the model %s or the folder %s', (choice, name, folder) => {
  const chosen = chooseOwnModel(choice);
  expect([chosen.model?.name, chosen.folder]).toEqual([name, folder]);
});
