const DEFAULT_TEXT = 'Something went wrong';
const SERVER_ERROR = 'server-error';

const readField = (thing: object, name: string): unknown => (name in thing ? Reflect.get(thing, name) : undefined);

const parseJson = (text: string): unknown => {
  if (!/^\s*[[{"]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not JSON after all: the text itself is the message.
  }
};

const readMessage = (thing: unknown): string | undefined => {
  if (typeof thing !== 'object' || thing === null) return undefined;
  const message = readField(thing, 'message');
  return typeof message === 'string' && message ? message : undefined;
};

/** Message for the user from anything thrown or returned. */
export const messageFrom = (thing: unknown): string => {
  if (typeof thing === 'string') {
    const parsed = parseJson(thing);
    if (parsed === undefined) return thing.trim() || DEFAULT_TEXT;
    return messageFrom(parsed);
  }
  if (Array.isArray(thing))
    return typeof thing[0] === 'string' ? messageFrom(thing[0]) : (readMessage(thing[0]) ?? DEFAULT_TEXT);
  if (typeof thing !== 'object' || thing === null) return DEFAULT_TEXT;
  const error = readField(thing, 'error');
  if (typeof error === 'object' && error !== null) return readMessage(error) ?? SERVER_ERROR;
  if (typeof error === 'string') return messageFrom(error);
  return readMessage(thing) ?? DEFAULT_TEXT;
};
