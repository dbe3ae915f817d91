/** Injected by the shell's build: the versions of the packages that areas may need. */
declare const PROVIDED_VERSIONS: Record<string, string> | undefined;

export const provided: Record<string, string> = typeof PROVIDED_VERSIONS === 'undefined' ? {} : PROVIDED_VERSIONS;
