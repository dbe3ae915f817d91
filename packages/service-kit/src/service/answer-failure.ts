import { declaredFailures, type Failure } from '@skills-architect/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDuplicateKeyError } from '../database/duplicate-key-error';
import { isDatabaseAway } from '../database/is-database-away';
import { AppError, type Issue, notFound } from './app-error';

const readIssues = (error: FastifyError): Issue[] | undefined => {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  return error.validation.map(({ instancePath, message }) => ({
    path: instancePath.split('/').filter(Boolean).join('.'),
    message: message ?? 'is not valid',
  }));
};

const firstIssueText = ([first]: Issue[]) =>
  first ? `${first.path ? `${first.path}: ` : ''}${first.message}` : 'The input is not valid.';

const toAppError = (error: FastifyError): AppError => {
  if (error instanceof AppError) return error;
  // A non-numeric id in the URL cannot exist, so it is a 404.
  if (error.validationContext === 'params') return notFound('The record at this address');
  const issues = readIssues(error);
  if (issues) return new AppError('invalid', firstIssueText(issues), { issues });
  if (isDuplicateKeyError(error))
    return new AppError('conflict', 'A record with this name or key exists already.', { cause: error });
  if (isDatabaseAway(error))
    return new AppError('unavailable', 'The database does not answer. Try again in a moment.', { cause: error });
  if (error.statusCode === 408) return new AppError('too-slow', 'The request arrived too slowly.');
  if (error.statusCode === 413) return new AppError('too-large', 'What was sent is too large.');
  if (error.statusCode === 415) return new AppError('unsupported', 'This kind of content is not accepted here.');
  if (error.statusCode === 429) return new AppError('too-many', 'Too many tries. Wait a minute and try again.');
  if (error.statusCode === 503) return new AppError('unavailable', 'The portal is busy. Try again in a moment.');
  if (error.statusCode && error.statusCode < 500) return new AppError('invalid', error.message);
  return new AppError('failed', 'Something went wrong', { cause: error });
};

const CHECKED_ENVIRONMENTS = ['test', 'development'];

/**
 * In development and tests, fails a call that is refused for an undeclared reason: documents and callers rely on the
 * declaration.
 */
const checkDeclared = (refusal: AppError, { routeOptions: { config } }: FastifyRequest): AppError => {
  const { call } = config;
  if (!call || !CHECKED_ENVIRONMENTS.includes(process.env.NODE_ENV ?? '') || refusal.code === 'failed') return refusal;
  if (declaredFailures(call).has(refusal.code)) return refusal;
  return new AppError('failed', `${call.method} ${call.path} does not declare the failure ${refusal.code}`, {
    cause: refusal,
  });
};

const RETRY_AFTER_S = 2;

/** undici's code for a response that was passed on to a client who has left. */
const CLIENT_LEFT_CODE = 'UND_ERR_ABORTED';

/** Maps anything a handler threw to the one error response shape, and logs errors that need attention. */
export const answerFailure = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const refusal = checkDeclared(toAppError(error), request);
  const requestId = String(request.id);
  if (error.code === CLIENT_LEFT_CODE && reply.raw.destroyed)
    request.log.info({ url: request.url }, 'the client left before the answer');
  else if (refusal.status === 500)
    request.log.error({ err: refusal.cause ?? refusal, url: request.url }, refusal.message);
  // A service is temporarily unavailable, e.g. during startup or replacement; not an error of this request.
  else if (refusal.status > 500)
    request.log.warn({ url: request.url, code: refusal.code, err: refusal.cause }, refusal.message);
  else request.log.info({ url: request.url, code: refusal.code }, refusal.message);
  if (refusal.code === 'unavailable') reply.header('retry-after', RETRY_AFTER_S);
  const body: Failure = {
    error: refusal.message,
    code: refusal.code,
    requestId,
    ...(refusal.more.issues && { issues: refusal.more.issues }),
    ...(refusal.more.record !== undefined && { record: refusal.more.record }),
  };
  return reply
    .status(refusal.status)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
};
