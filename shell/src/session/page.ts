/** Wrapper around navigation to another site, because jsdom cannot navigate. */
export const page = { go: (address: string) => window.location.assign(address) };
