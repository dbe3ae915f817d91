import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { getVerifiedXml, parseDomFromString, parseXml2JsFromString, xpath } from '@node-saml/node-saml/lib/xml.js';

/** Longest message about a logout, also after it was unpacked; real ones have 3 to 6 KB. Anybody can post one. */
const MAX_BYTES = 32 * 1024;
/** Most tags of a posted message; real ones have about 50. */
const MAX_TAGS = 400;
/** Longest state of a provider that the portal repeats. */
const MAX_STATE = 200;
const ALGORITHM = /^http:\/\/www\.w3\.org\/2001\/04\/xmldsig-more#rsa-(sha256|sha384|sha512)$/;

const DIGEST = /^http:\/\/www\.w3\.org\/2001\/04\/(xmlenc#sha256|xmldsig-more#sha384|xmlenc#sha512)$/;
const ALGORITHMS_OF_XML = "//*[local-name(.)='SignatureMethod' or local-name(.)='DigestMethod']/@Algorithm";

/** Why a message is refused, as the audit log says it. */
export class MessageFault extends Error {}

/** A message of a provider, as its signature covers it. */
export interface VerifiedMessage {
  /** The element by its name, as xml2js reads it. */
  content: unknown;
  relayState: string | undefined;
}

/** No provider needs one, and entities that it declares could change what is read. */
export const refuseDoctype = (xml: string): string => {
  if (/<!DOCTYPE/i.test(xml)) throw new MessageFault('the message has a DOCTYPE');
  return xml;
};

/** Refuses a message with more tags, before parsing: the library's time grows with their square (256 KB: 105 s). */
export const refuseManyTags = (xml: string, most: number): string => {
  if (xml.split('<').length > most) throw new MessageFault('the message has too many elements');
  return xml;
};

/** Parameters by name as they were sent, because the signature is over their encoding; each may be there once. */
const readParameters = (query: string): Map<string, string> => {
  const parts = query.split('&').map((part) => part.split(/=(.*)/s, 2));
  const found = new Map(parts.map(([name = '', value = '']) => [name, value]));
  // An encoded name, such as `%52elayState`, would be an unsigned second parameter of the same name once decoded.
  if (/[%+]/.test([...found.keys()].join(''))) throw new MessageFault('the name of a parameter is encoded');
  if (found.size !== parts.length) throw new MessageFault('a parameter is there twice');
  return found;
};

const decode = (sent: string) => decodeURIComponent(sent.replaceAll('+', ' '));

const refuseLongState = (relayState: string | undefined) => {
  if (relayState && relayState.length > MAX_STATE) throw new MessageFault('its RelayState is too long');
  return relayState;
};

/** Skips a certificate that cannot be read; the others may still verify. */
const readKey = (certificate: string): KeyObject[] => {
  try {
    return [createPublicKey(certificate)];
  } catch {
    return [];
  }
};

/**
 * Reads a message from the query of a redirect. The library's own reader accepts one without a signature, and signs off
 * one parameter while it reads another of the same name.
 */
export const readRedirect = async (query: string, certificates: readonly string[]): Promise<VerifiedMessage> => {
  const sent = readParameters(query);
  const names = ['SAMLRequest', 'SAMLResponse'].filter((name) => sent.has(name));
  const [name = ''] = names;
  if (names.length !== 1) throw new MessageFault('there is not one message');
  const decoded = (parameter: string) => decodeURIComponent(sent.get(parameter) ?? '');
  const [, hash] = ALGORITHM.exec(decoded('SigAlg')) ?? [];
  if (!sent.has('Signature') || !hash)
    throw new MessageFault('the message is not signed with RSA and SHA-256 or longer');
  const signed = [name, 'RelayState', 'SigAlg']
    .filter((part) => sent.has(part))
    .map((part) => `${part}=${sent.get(part)}`);
  const signature = Buffer.from(decoded('Signature'), 'base64');
  const isValid = certificates
    .flatMap(readKey)
    .some((key) => verify(hash, Buffer.from(signed.join('&')), key, signature));
  if (!isValid) throw new MessageFault('the signature is not valid');
  const packed = Buffer.from(decoded(name), 'base64');
  const xml = refuseDoctype(inflateRawSync(packed, { maxOutputLength: MAX_BYTES }).toString());
  const relayState = sent.get('RelayState');
  return {
    content: await parseXml2JsFromString(xml),
    relayState: refuseLongState(relayState === undefined ? undefined : decode(relayState)),
  };
};

/** Refuses, before parsing, what cannot be a signed message about a logout. */
const refuseUnlikely = (xml: string): string => {
  if (!/LogoutRe(quest|sponse)/.test(xml)) throw new MessageFault('it is no message about a logout');
  refuseManyTags(xml, MAX_TAGS);
  if (xml.match(/<[^<>/]{0,40}SignatureValue/g)?.length !== 1) throw new MessageFault('there is not one signature');
  return xml;
};

/** The library accepts SHA-1, which a redirect must not have either. */
const refuseWeakSignature = (root: Element) => {
  const algorithms = xpath.selectAttributes(root, ALGORITHMS_OF_XML).map(({ value }) => value);
  if (!algorithms.length || !algorithms.every((name) => ALGORITHM.test(name) || DIGEST.test(name)))
    throw new MessageFault('the message is not signed with RSA and SHA-256 or longer');
};

/** Reads a message from a posted form, whose element is signed itself. */
export const readPosted = async (
  message: string,
  relayState: string | undefined,
  certificates: readonly string[],
): Promise<VerifiedMessage> => {
  const bytes = Buffer.from(message, 'base64');
  if (bytes.length > MAX_BYTES) throw new MessageFault('the message is too long');
  const xml = refuseUnlikely(refuseDoctype(bytes.toString()));
  const { documentElement } = await parseDomFromString(xml);
  refuseWeakSignature(documentElement);
  const verified = getVerifiedXml(xml, documentElement, [...certificates]);
  if (!verified) throw new MessageFault('the message is not signed by the provider');
  return { content: await parseXml2JsFromString(verified), relayState: refuseLongState(relayState) };
};
