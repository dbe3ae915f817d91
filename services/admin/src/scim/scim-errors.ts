import type { FailureCode } from '@skills-architect/contracts';
import { AppError, isDuplicateKeyError, type ServiceKit } from '@skills-architect/service-kit';
import SCIMMY from 'scimmy';
import * as z from 'zod';

const STATUS: Partial<Record<FailureCode, number>> = {
  invalid: 400,
  'signed-out': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  stale: 409,
  'too-many': 429,
  unavailable: 503,
};

export const invalidValue = (sentence: string) => new SCIMMY.Types.Error(400, 'invalidValue', sentence);
export const notUnique = (sentence: string) => new SCIMMY.Types.Error(409, 'uniqueness', sentence);
export const notFoundError = (what: 'user' | 'group', id: string) =>
  new SCIMMY.Types.Error(404, '', `The ${what} ${id} was not found.`);
export const changedSince = (what: 'user' | 'group') =>
  new SCIMMY.Types.Error(412, '', `The ${what} was changed since: read it again.`);

/**
 * An error as one of SCIM. The library answers other errors with 404, which a provider takes for a user that was deleted.
 */
export const toScimError = (error: unknown): Error => {
  if (error instanceof SCIMMY.Types.Error) return error;
  if (error instanceof AppError) return new SCIMMY.Types.Error(STATUS[error.code] ?? 500, '', error.message);
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return invalidValue(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  if (isDuplicateKeyError(error)) return notUnique('Another user has this address, or another group this name.');
  return Object.assign(new SCIMMY.Types.Error(500, '', 'The portal could not do this. Try again.'), { cause: error });
};

/** Does the work of a request of the library, with errors that it understands. */
export const asScim =
  (log: ServiceKit['log']) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const shown = toScimError(error);
      if (shown.cause) log.error({ err: error }, 'a request of SCIM failed');
      throw shown;
    }
  };
