import { expect, it } from '@jest/globals';
import * as z from 'zod';
import { embeddingVariables, readEnvironment, suggestionVariables } from './environment';
import { readEmbeddingSettings, readSuggestionSettings, withSuggestionConnector } from './models';

const URL = 'http://127.0.0.1:8902/v1/chat/completions';
const read = (environment: Record<string, string>) => {
  const found = readEnvironment(z.object(suggestionVariables), environment);
  return 'mistakes' in found ? found.mistakes : readSuggestionSettings(found.data);
};
const ENDPOINT = {
  name: 'suggestions',
  kind: 'ai-provider',
  url: URL,
  hosts: ['127.0.0.1:8902'],
  authentication: 'none',
  timeoutMs: 20_000,
  tries: 1,
  mostBytes: 1_000_000,
} as const;
const LIMITS = { maxTokens: 2000, callsPerHour: 60, timeoutMs: 20_000 };

it.each([
  ['nothing', {}, undefined],
  ['an endpoint', { SUGGESTION_URL: URL }, { connector: ENDPOINT, model: 'default', ...LIMITS }],
  [
    'an endpoint with a model, a key and limits',
    { SUGGESTION_URL: URL, SUGGESTION_MODEL: 'm', SUGGESTION_KEY: 'k', SUGGESTION_CALLS_PER_HOUR: '5' },
    {
      connector: { ...ENDPOINT, authentication: 'bearer', secret: 'k' },
      model: 'm',
      ...LIMITS,
      callsPerHour: 5,
    },
  ],
  [
    'mistakes',
    { SUGGESTION_URL: 'file:///etc', SUGGESTION_TIMEOUT_MS: '60000' },
    ['SUGGESTION_URL must begin with http:// or https://', 'SUGGESTION_TIMEOUT_MS must be at most 25000'],
  ],
])('a model for suggestions: reads %s', (_, environment, expected) => {
  expect(read(environment)).toEqual(expected);
});

it('the AI provider of the deployment file takes precedence over the one of the environment', () => {
  const provider = { ...ENDPOINT, name: 'provider' };
  const found = readEnvironment(z.object(suggestionVariables), { SUGGESTION_URL: URL });
  const writer = 'mistakes' in found ? undefined : readSuggestionSettings(found.data, [provider]);
  expect(writer?.connector).toBe(provider);
  expect(withSuggestionConnector([provider], writer)).toEqual([provider]);
  expect(withSuggestionConnector([provider], { connector: ENDPOINT })).toEqual([provider, ENDPOINT]);
});

const EMBEDDINGS = 'http://127.0.0.1:8901/v1/embeddings';
const readEmbedding = (environment: Record<string, string>) => {
  const found = readEnvironment(z.object(embeddingVariables), environment);
  return 'mistakes' in found ? found.mistakes : readEmbeddingSettings(found.data);
};

it.each([
  ['nothing', {}, { origin: 'own' }],
  ['a folder with the model', { SEMANTICS_MODEL: '/models/minilm' }, { origin: 'own', choice: '/models/minilm' }],
  ['that there is no model', { SEMANTICS: 'off', SEMANTICS_MODEL: '/models/minilm' }, undefined],
  ['a model of a hub', { EMBEDDING_MODEL: '/models/e5' }, { origin: 'hub', model: '/models/e5' }],
  ['an endpoint', { EMBEDDING_URL: EMBEDDINGS }, { origin: 'endpoint', url: EMBEDDINGS, model: 'default' }],
  [
    'an endpoint, a model of it and a key',
    { EMBEDDING_URL: EMBEDDINGS, EMBEDDING_MODEL: 'e5', EMBEDDING_KEY: 'k' },
    { origin: 'endpoint', url: EMBEDDINGS, model: 'e5', key: 'k' },
  ],
  [
    'an endpoint beside the own model, which is off',
    { EMBEDDING_URL: EMBEDDINGS, SEMANTICS: 'off' },
    { origin: 'endpoint', url: EMBEDDINGS, model: 'default' },
  ],
  ['something that is no switch', { SEMANTICS: 'yes' }, ['SEMANTICS must be on or off']],
  [
    'something that is no address',
    { EMBEDDING_URL: 'file:///etc' },
    ['EMBEDDING_URL must begin with http:// or https://'],
  ],
])('a model for meaning: reads %s', (_, environment, expected) => {
  expect(readEmbedding(environment)).toEqual(expected);
});
