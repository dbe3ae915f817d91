import { AsyncLocalStorage } from 'node:async_hooks';

/** Id of the current request, or token of the current job; peer calls forward it, so that all logs contain it. */
export const requestIds = new AsyncLocalStorage<string>();
