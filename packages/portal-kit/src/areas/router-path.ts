/**
 * Converts a manifest pattern to the router's syntax: `/role/{id:number}` → `/role/:id`. `matchRoute` checks the types.
 */
export const toRouterPath = (pattern: string): string => pattern.replace(/\{(\w+)(?::[^{}]+)?\}/g, ':$1');
