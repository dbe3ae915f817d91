import { expect, it } from '@jest/globals';
import * as z from 'zod';
import { readEnvironment } from './setting-parts';
import { readSuggesting, suggesting } from './suggestion-settings';

const URL = 'http://127.0.0.1:8902/v1/chat/completions';
const read = (environment: Record<string, string>) => {
  const found = readEnvironment(z.object(suggesting), environment);
  return 'mistakes' in found ? found.mistakes : readSuggesting(found.data);
};
const LIMITS = { maxTokens: 2000, callsPerHour: 60, timeoutMs: 20_000 };

it.each([
  ['nothing', {}, undefined],
  ['an endpoint', { SUGGESTION_URL: URL }, { url: URL, model: 'default', ...LIMITS }],
  [
    'an endpoint with a model, a key and limits',
    { SUGGESTION_URL: URL, SUGGESTION_MODEL: 'm', SUGGESTION_KEY: 'k', SUGGESTION_CALLS_PER_HOUR: '5' },
    { url: URL, model: 'm', key: 'k', ...LIMITS, callsPerHour: 5 },
  ],
  [
    'mistakes',
    { SUGGESTION_URL: 'file:///etc', SUGGESTION_TIMEOUT_MS: '60000' },
    ['SUGGESTION_URL must begin with http:// or https://', 'SUGGESTION_TIMEOUT_MS must be at most 25000'],
  ],
])('reads %s', (_, environment, expected) => {
  expect(read(environment)).toEqual(expected);
});
