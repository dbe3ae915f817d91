/** The router's spelling of a manifest's pattern, `/role/{id:number}` → `/role/:id`; which route holds is decided before. */
export const routerPath = (pattern: string): string => pattern.replace(/\{(\w+)(?::[^{}]+)?\}/g, ':$1');
