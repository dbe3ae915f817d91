/**
 * Converts a manifest pattern to the router's syntax: `/role/{id:number}` → `/role/:id`. Matching is done elsewhere.
 */
export const routerPath = (pattern: string): string => pattern.replace(/\{(\w+)(?::[^{}]+)?\}/g, ':$1');
