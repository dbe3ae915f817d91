/** Written into the shell by its build: the versions of what areas state as needs. */
declare const PROVIDED_VERSIONS: Record<string, string> | undefined;

export const provided: Record<string, string> = typeof PROVIDED_VERSIONS === 'undefined' ? {} : PROVIDED_VERSIONS;
