import { expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { isLost } from './is-lost';

const serverError = (code: number, errorLabels: string[] = []) =>
  new mongo.MongoServerError({ message: 'failed', code, errorLabels });

it.each([
  ['a position that the oplog no longer has', true, serverError(286)],
  ['a fatal error of the stream', true, serverError(280)],
  ['an invalid token', true, serverError(260)],
  ['any error that the server labels as not resumable', true, serverError(1, ['NonResumableChangeStreamError'])],
  ['an event without a resume token', true, new mongo.MongoChangeStreamError('no token')],
  ['an error that the server labels as resumable', false, serverError(91, ['ResumableChangeStreamError'])],
  ['a broken connection', false, new mongo.MongoNetworkError('reset')],
  ['an error of the program', false, new TypeError('not a function')],
])('%s loses the position: %s', (_, lost, error) => {
  expect(isLost(error)).toBe(lost);
});
