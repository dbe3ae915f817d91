import { expect, it } from '@jest/globals';
import * as z from 'zod';
import { readEnvironment } from './setting-parts';
import { readSuggestionSettings, suggestionVariables, withSuggestionConnector } from './suggestion-settings';

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
])('reads %s', (_, environment, expected) => {
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
