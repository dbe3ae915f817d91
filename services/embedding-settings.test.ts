import { expect, it } from '@jest/globals';
import * as z from 'zod';
import { embeddingVariables, readEmbeddingSettings } from './embedding-settings';
import { readEnvironment } from './setting-parts';

const URL = 'http://127.0.0.1:8901/v1/embeddings';
const read = (environment: Record<string, string>) => {
  const found = readEnvironment(z.object(embeddingVariables), environment);
  return 'mistakes' in found ? found.mistakes : readEmbeddingSettings(found.data);
};

it.each([
  ['nothing', {}, undefined],
  ['a model', { EMBEDDING_MODEL: '/models/minilm' }, { model: '/models/minilm' }],
  ['an endpoint', { EMBEDDING_URL: URL }, { url: URL, model: 'default' }],
  [
    'an endpoint, a model of it and a key',
    { EMBEDDING_URL: URL, EMBEDDING_MODEL: 'e5', EMBEDDING_KEY: 'k' },
    { url: URL, model: 'e5', key: 'k' },
  ],
  [
    'something that is no address',
    { EMBEDDING_URL: 'file:///etc' },
    ['EMBEDDING_URL must begin with http:// or https://'],
  ],
])('reads %s', (_, environment, expected) => {
  expect(read(environment)).toEqual(expected);
});
