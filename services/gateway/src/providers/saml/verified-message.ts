import { createPublicKey, verify } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { getVerifiedXml, parseDomFromString, parseXml2JsFromString } from '@node-saml/node-saml/lib/xml.js';

/** Longest message, also after it was unpacked. */
export const MAX_BYTES = 256 * 1024;
const ALGORITHM = /^http:\/\/www\.w3\.org\/2001\/04\/xmldsig-more#rsa-(sha256|sha384|sha512)$/;

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

/** Parameters by name as they were sent, because the signature is over their encoding; each may be there once. */
const readParameters = (query: string): Map<string, string> => {
  const parts = query.split('&').map((part) => part.split(/=(.*)/s, 2));
  const found = new Map(parts.map(([name = '', value = '']) => [name, value]));
  if (found.size !== parts.length) throw new MessageFault('a parameter is there twice');
  return found;
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
  const isValid = certificates.some((certificate) =>
    verify(hash, Buffer.from(signed.join('&')), createPublicKey(certificate), signature),
  );
  if (!isValid) throw new MessageFault('the signature is not valid');
  const packed = Buffer.from(decoded(name), 'base64');
  const xml = refuseDoctype(inflateRawSync(packed, { maxOutputLength: MAX_BYTES }).toString());
  const relayState = new URLSearchParams(query).get('RelayState') ?? undefined;
  return { content: await parseXml2JsFromString(xml), relayState };
};

/** Reads a message from a posted form, whose element is signed itself. */
export const readPosted = async (
  message: string,
  relayState: string | undefined,
  certificates: readonly string[],
): Promise<VerifiedMessage> => {
  const xml = refuseDoctype(Buffer.from(message, 'base64').toString());
  const { documentElement } = await parseDomFromString(xml);
  const verified = getVerifiedXml(xml, documentElement, [...certificates]);
  if (!verified) throw new MessageFault('the message is not signed by the provider');
  return { content: await parseXml2JsFromString(verified), relayState };
};
