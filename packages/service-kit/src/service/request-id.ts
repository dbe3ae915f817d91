import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request, or the token of the job, that this code runs for: peer calls carry it on, so that all logs name it. */
export const requestIds = new AsyncLocalStorage<string>();
