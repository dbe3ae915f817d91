import { expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { isLost } from './is-lost';

const serverError = (code: number, errorLabels: string[] = []) =>
  new mongo.MongoServerError({ message: 'failed', code, errorLabels });

it.each([
  ['a position that the oplog no longer has', serverError(286), true],
  ['a fatal error of the stream', serverError(280), true],
  ['an invalid token', serverError(260), true],
  ['any error that the server labels as not resumable', serverError(1, ['NonResumableChangeStreamError']), true],
  ['an event without a resume token', new mongo.MongoChangeStreamError('no token'), true],
  ['an error that the server labels as resumable', serverError(91, ['ResumableChangeStreamError']), false],
  ['a broken connection', new mongo.MongoNetworkError('reset'), false],
  ['an error of the program', new TypeError('not a function'), false],
])('%s', (_, error, lost) => {
  expect(isLost(error)).toBe(lost);
});
