import { describe, expect, it } from '@jest/globals';
import { classifyFault, type Fault, faultError, mayRepeat } from './fault';

const withCode = (code: string, cause?: unknown) => Object.assign(new Error('it failed', { cause }), { code });
const timeout = Object.assign(new Error('it took too long'), { name: 'TimeoutError' });

describe('an attempt without a response', () => {
  it.each<[string, unknown, Fault]>([
    ['nobody listens', new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') }), 'unsent'],
    ['its host name is unknown', withCode('FST_REPLY_FROM_SERVICE_UNAVAILABLE', withCode('ENOTFOUND')), 'unsent'],
    ['no connection can be opened in time', withCode('UND_ERR_CONNECT_TIMEOUT'), 'unsent'],
    ['both addresses of a name refuse', new AggregateError([withCode('ECONNREFUSED')]), 'unsent'],
    ['it took too long', timeout, 'late'],
    [
      'its headers did not arrive in time',
      withCode('FST_REPLY_FROM_GATEWAY_TIMEOUT', withCode('UND_ERR_HEADERS_TIMEOUT')),
      'late',
    ],
    [
      'the other side closed the connection',
      new TypeError('fetch failed', { cause: withCode('UND_ERR_SOCKET') }),
      'broken',
    ],
    ['the connection was reset', withCode('ECONNRESET'), 'broken'],
    ['something else was thrown', 'a string', 'broken'],
  ])('because %s', (_, error, fault) => {
    expect(classifyFault(error)).toBe(fault);
  });

  it.each<[string, boolean, Fault, boolean]>([
    ['reads', true, 'unsent', true],
    ['changes something', false, 'unsent', true],
    ['reads', true, 'broken', true],
    ['changes something', false, 'broken', false],
    ['reads', true, 'late', false],
    ['changes something', false, 'late', false],
  ])('of a call that %s (%s) and is %s may be retried on another instance: %s', (_, reads, fault, may) => {
    expect(mayRepeat(reads, fault)).toBe(may);
  });

  it.each<[Fault, number, string]>([
    ['unsent', 502, 'unreachable'],
    ['broken', 502, 'unreachable'],
    ['late', 504, 'timeout'],
  ])('that is %s answers %i %s', (fault, status, code) => {
    expect(faultError('roles', fault)).toMatchObject({ status, code });
  });
});
