const CHUNK = /[^\s,;<>()[\]"|]+/g;
/** An address that says so itself, or the name of an account at a host. */
const PLAIN = /:\/\/|^(?:www\.|mailto:)|[^@]@[^@]/i;
/** A host alone counts in small letters and with an ending that no tool has: 'Monday.com' and 'asp.net' are tools. */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|edu|gov|info|eu|uk|de|fr|nl|ch)(?:[/:?#.]|$)/;
const FILLER = '_';

/** A text in which web and e-mail addresses are no words; every other place stays where it is. */
export const withoutAddresses = (text: string): string =>
  text.replace(CHUNK, (chunk) => (PLAIN.test(chunk) || HOST.test(chunk) ? FILLER.repeat(chunk.length) : chunk));
