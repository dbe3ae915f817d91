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
  ['nothing', {}, { origin: 'own' }],
  ['a folder with the model', { SEMANTICS_MODEL: '/models/minilm' }, { origin: 'own', choice: '/models/minilm' }],
  ['that there is no model', { SEMANTICS: 'off', SEMANTICS_MODEL: '/models/minilm' }, undefined],
  ['a model of a hub', { EMBEDDING_MODEL: '/models/e5' }, { origin: 'hub', model: '/models/e5' }],
  ['an endpoint', { EMBEDDING_URL: URL }, { origin: 'endpoint', url: URL, model: 'default' }],
  [
    'an endpoint, a model of it and a key',
    { EMBEDDING_URL: URL, EMBEDDING_MODEL: 'e5', EMBEDDING_KEY: 'k' },
    { origin: 'endpoint', url: URL, model: 'e5', key: 'k' },
  ],
  [
    'an endpoint beside the own model, which is off',
    { EMBEDDING_URL: URL, SEMANTICS: 'off' },
    { origin: 'endpoint', url: URL, model: 'default' },
  ],
  ['something that is no switch', { SEMANTICS: 'yes' }, ['SEMANTICS must be on or off']],
  [
    'something that is no address',
    { EMBEDDING_URL: 'file:///etc' },
    ['EMBEDDING_URL must begin with http:// or https://'],
  ],
])('reads %s', (_, environment, expected) => {
  expect(read(environment)).toEqual(expected);
});
