import { decodeText, namedEncoding } from '@skills-architect/library-service-kit/text-encoding';

/** A part of a web archive: its headers in lower case, and its bytes as one character each. */
interface Part {
  headers: Map<string, string>;
  body: string;
}

const HEADERS = /^(?:[\w-]{1,76}:[^\n]{0,2000}\n(?:[ \t][^\n]{0,2000}\n){0,50}){1,60}(?=\n)/;
const MAX_START = 20_000;
const MAX_PARTS = 500;
const MAX_DEPTH = 5;

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

const toBytes = ({ headers, body }: Part): Uint8Array => {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1');
  const text = body
    .replace(/=[ \t]{0,9}\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(text, 'latin1');
};

const isOfType = (type: string) => (part: Part) =>
  (part.headers.get('content-type') ?? 'text/plain').toLowerCase().startsWith(type) &&
  !part.headers.get('content-disposition')?.toLowerCase().startsWith('attachment');

/** The web page of a web archive, or its text; undefined without either. */
export const readWebArchive = (bytes: Uint8Array): { text: string; isHtml: boolean } | undefined => {
  const parts = leafParts(toPart(Buffer.from(bytes).toString('latin1').replace(/\r\n?/g, '\n')));
  const html = parts.find(isOfType('text/html'));
  const part = html ?? parts.find(isOfType('text/plain'));
  if (!part) return undefined;
  const content = toBytes(part);
  const text = decodeText(content, parameter(part, 'charset') ?? namedEncoding(content))?.text;
  return text === undefined ? undefined : { text, isHtml: part === html };
};
