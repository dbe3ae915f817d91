import { decodeText, namedEncoding } from '@skills-architect/library-service-kit/text-encoding';

/** A part of a web archive: its headers in lower case, and its bytes as one character each. */
interface Part {
  headers: Map<string, string>;
  body: string;
}

const HEADERS = /^(?:[\w-]{1,76}:[^\n]{0,2000}\n(?:[ \t][^\n]{0,2000}\n){0,50}){1,200}(?=\n)/;
/** Mails that were forwarded through many servers begin with long headers. */
const MAX_START = 60_000;
const MAX_PARTS = 500;
const MAX_DEPTH = 5;

/** An encoded word of a header (RFC 2047), with the blanks before the next one: `=?utf-8?Q?K=C3=B6chin?=`. */
const ENCODED_WORD = /=\?([\w-]{1,40})\?([BQ])\?([^?\s]{0,500})\?=(?:\s{1,9}(?==\?))?/gi;
/** Marks of answers and forwarded mails before a subject. */
const ANSWER = /^(?:(?:re|fwd?|aw|wg|tr|rv|r|i)\s?:\s?)+/i;
const ATTACHED = /^attachment/i;

/** Whether a file is a web page with its pictures in one file (MHTML), or a saved mail. */
export const isWebArchive = (bytes: Uint8Array) => {
  const start = Buffer.from(bytes.subarray(0, MAX_START)).toString('latin1').replaceAll('\r', '').trimStart();
  const headers = HEADERS.exec(start)?.[0] ?? '';
  return /^mime-version:/im.test(headers) && /^content-type:/im.test(headers);
};

const toPart = (source: string): Part => {
  const text = source.replace(/^\n+/, '');
  const end = text.indexOf('\n\n');
  const head = (end < 0 ? text : text.slice(0, end)).replace(/\n[ \t]+/g, ' ');
  const headers = head.split('\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: end < 0 ? '' : text.slice(end + 2) };
};

const parameter = ({ headers }: Part, name: string) =>
  new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]{1,200})"|([^;\\s]{1,200}))`, 'i')
    .exec(headers.get('content-type') ?? '')
    ?.slice(1)
    .find(Boolean);

/** The parts without others inside, in order. */
const leafParts = (part: Part, depth = 0): Part[] => {
  const boundary = parameter(part, 'boundary');
  if (!boundary || depth > MAX_DEPTH) return [part];
  const parts = `\n${part.body}`.split(`\n--${boundary}`).slice(1, MAX_PARTS);
  return parts.filter((part) => !part.startsWith('--')).flatMap((part) => leafParts(toPart(part), depth + 1));
};

const bytesOfCodes = (text: string): Uint8Array =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );

const toBytes = ({ headers, body }: Part): Uint8Array => {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1');
  return bytesOfCodes(body.replace(/=[ \t]{0,9}\n/g, ''));
};

/** The text of a header whose letters are encoded, or in the encoding of the file. */
const headerText = (value: string): string => {
  const words = value.replace(ENCODED_WORD, (_, charset: string, code: string, word: string) => {
    const bytes = code.toUpperCase() === 'B' ? Buffer.from(word, 'base64') : bytesOfCodes(word.replaceAll('_', ' '));
    return decodeText(bytes, charset)?.text ?? '';
  });
  return words === value ? (decodeText(Buffer.from(value, 'latin1'))?.text ?? '') : words;
};

const isAttached = ({ headers }: Part) => ATTACHED.test(headers.get('content-disposition') ?? '');
/** Pictures of signatures are attached to most mails and say nothing of a role. */
const isPicture = ({ headers }: Part) => /^image\//i.test(headers.get('content-type') ?? '');
const isOfType = (type: string) => (part: Part) =>
  (part.headers.get('content-type') ?? 'text/plain').toLowerCase().startsWith(type) && !isAttached(part);

/** A name in an encoding that the header names (RFC 2231): `filename*=UTF-8''Stellen%C3%BCbersicht.pdf`. */
const CODED_NAME = /;\s*(?:file)?name\*(?:0\*)?\s*=\s*"?([\w-]{1,40})'[\w-]{0,20}'([^"';\s]{1,600})/i;
/** The later parts of a long one. */
const LATER_PARTS = /;\s*(?:file)?name\*[1-9]\*?\s*=\s*"?([^"';\s]{1,600})/gi;
const PLAIN_NAME = /;\s*(?:file)?name\s*=\s*(?:"([^"]{1,200})"|([^;\s]{1,200}))/i;

const LONGEST_NAME = 80;
const shortened = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name);

const fileName = ({ headers }: Part) => {
  const header = `${headers.get('content-disposition') ?? ''};${headers.get('content-type') ?? ''}`;
  const [, charset = '', start] = CODED_NAME.exec(header) ?? [];
  const coded = [start ?? '', ...Array.from(header.matchAll(LATER_PARTS), ([, part = '']) => part)].join('');
  const decoded = start && decodeText(bytesOfCodes(coded.replaceAll('%', '=')), charset)?.text;
  const [, quoted, plain] = PLAIN_NAME.exec(header) ?? [];
  return shortened(decoded || headerText(quoted ?? plain ?? '')) || 'without a name';
};

const textOf = (part: Part | undefined): string | undefined => {
  if (!part) return undefined;
  const content = toBytes(part);
  return decodeText(content, parameter(part, 'charset') ?? namedEncoding(content))?.text;
};

/** A web page in one file, or a mail. */
export interface WebArchive {
  /** Without marks of answers; empty without one. */
  subject: string;
  /** Its web page, and its plain text. */
  html: string | undefined;
  text: string | undefined;
  /** The names of attached files that are no pictures. */
  attachments: string[];
}

/** What a web archive or a mail holds; undefined without a web page or a text. */
export const readWebArchive = (bytes: Uint8Array): WebArchive | undefined => {
  const whole = toPart(Buffer.from(bytes).toString('latin1').replace(/\r\n?/g, '\n').trimStart());
  const parts = leafParts(whole);
  const html = textOf(parts.find(isOfType('text/html')));
  const text = textOf(parts.find(isOfType('text/plain')));
  if (html === undefined && text === undefined) return undefined;
  return {
    subject: headerText(whole.headers.get('subject') ?? '').replace(ANSWER, ''),
    html,
    text,
    attachments: parts.filter((part) => isAttached(part) && !isPicture(part)).map(fileName),
  };
};
