const CHUNK = /[^\s,;<>()[\]"“”„‘’«»|]+/g;
/** A marked web address, or an account at a host; `React@18` is a tool with its version. */
const PLAIN = /:\/\/|^(?:www\.|mailto:)|[^@]@(?!v?\d+(?:\.|$))[^@]/i;
/** A host without `www` must be in lower case and end like no tool does: 'Monday.com' and 'asp.net' are tools. */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|edu|gov|info|eu|uk|de|fr|nl|ch)(?:[/:?#.!]|$)/;
const FILLER = '_';

/** Replaces web and e-mail addresses by filler of the same length, so that all positions in the text stay valid. */
export const withoutAddresses = (text: string): string =>
  text.replace(CHUNK, (chunk) => (PLAIN.test(chunk) || HOST.test(chunk) ? FILLER.repeat(chunk.length) : chunk));
