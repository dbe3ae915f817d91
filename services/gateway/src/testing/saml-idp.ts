import { generateKeyPairSync, randomUUID, sign as signBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** Statements of an assertion; each can be forged. */
export interface Statements {
  issuer: string;
  audience: string | undefined;
  recipient: string | undefined;
  inResponseTo: string | undefined;
  /** Seconds from now. */
  notBefore: number;
  notOnOrAfter: number;
  email: string;
  /** Without a name of the user: the address is an attribute only. */
  isNameless?: boolean;
  groups: string[];
  /** Of the user's session at the provider. */
  sessionIndex?: string;
  /** Of the name. */
  format?: string;
}

/** What a message about a logout states; each can be forged. */
export interface LogoutStatements {
  issuer: string;
  destination: string;
  /** Of an answer: the request of the portal, and the status. */
  inResponseTo?: string | undefined;
  status?: string;
  /** Of a request: whom it means. */
  id?: string;
  email?: string;
  format?: string;
  sessionIndex?: string;
  /** Seconds from now. */
  issuedAt?: number;
  notOnOrAfter?: number;
}

/** What the portal sent in the query of an address. */
export const readSent = (address: string) => {
  const query = new URL(address).searchParams;
  const packed = query.get('SAMLRequest') ?? query.get('SAMLResponse') ?? '';
  return { query, xml: inflateRawSync(Buffer.from(packed, 'base64')).toString() };
};

/** The request of the portal: its id, and where the answer goes. */
export const readRequest = (address: string) => {
  const { query, xml } = readSent(address);
  const read = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(xml)?.[1] ?? '';
  return { id: read('ID'), acs: read('AssertionConsumerServiceURL'), state: query.get('RelayState') ?? '', xml };
};

const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

interface RedirectOptions {
  relayState?: string;
  algorithm?: string;
}

const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const attribute = (name: string, values: string[]) =>
  `<saml:Attribute Name="${name}">${values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('')}</saml:Attribute>`;

const named = (name: string, value: string | undefined) => (value === undefined ? '' : ` ${name}="${value}"`);

/** Makes signed SAML answers, and forged ones. */
export const createSamlIdp = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

  const assertion = (said: Statements, id = `_${randomUUID()}`) => {
    const confirmation = `${named('Recipient', said.recipient)}${named('InResponseTo', said.inResponseTo)}`;
    const audience = said.audience
      ? `<saml:AudienceRestriction><saml:Audience>${said.audience}</saml:Audience></saml:AudienceRestriction>`
      : '';
    return `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" Version="2.0" IssueInstant="${at(0)}"><saml:Issuer>${said.issuer}</saml:Issuer><saml:Subject>${said.isNameless ? '' : `<saml:NameID${named('Format', said.format)}>${said.email}</saml:NameID>`}<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${at(said.notOnOrAfter)}"${confirmation}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(said.notBefore)}" NotOnOrAfter="${at(said.notOnOrAfter)}">${audience}</saml:Conditions><saml:AuthnStatement AuthnInstant="${at(0)}"${named('SessionIndex', said.sessionIndex)}><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attribute('email', [said.email])}${attribute('displayName', ['Ada Park'])}${attribute('groups', said.groups)}</saml:AttributeStatement></saml:Assertion>`;
  };

  const logout = (element: string, said: LogoutStatements, attributes: string, content: string) =>
    `<samlp:${element} xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${said.id ?? `_${randomUUID()}`}" Version="2.0" IssueInstant="${at(said.issuedAt ?? 0)}" Destination="${said.destination}"${attributes}><saml:Issuer>${said.issuer}</saml:Issuer>${content}</samlp:${element}>`;

  const sign = (xml: string, element = 'Assertion', signatureAlgorithm = RSA_SHA256, digestAlgorithm = SHA256) => {
    const signer = new SignedXml({
      privateKey: pem,
      signatureAlgorithm,
      canonicalizationAlgorithm: EXCLUSIVE,
    });
    signer.addReference({
      xpath: `//*[local-name(.)='${element}']`,
      transforms: [`${DSIG}enveloped-signature`, EXCLUSIVE],
      digestAlgorithm,
    });
    const reference = `//*[local-name(.)='${element}']/*[local-name(.)='Issuer']`;
    signer.computeSignature(xml, { location: { reference, action: 'after' } });
    return signer.getSignedXml();
  };

  const respond = (content: string, inResponseTo: string | undefined) =>
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_${randomUUID()}" Version="2.0" IssueInstant="${at(0)}"${inResponseTo ? ` InResponseTo="${inResponseTo}"` : ''}><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${content}</samlp:Response>`;

  return {
    /** Its keys, for a certificate of them. */
    keyPair: { privateKey: pem, publicKey: publicPem },
    /** The key of its signatures. */
    certificate: publicPem,
    assertion,
    sign,
    respond,
    /** Its answer to a logout of the portal. */
    logoutAnswer: ({ status = 'Success', ...said }: LogoutStatements) =>
      logout(
        'LogoutResponse',
        said,
        named('InResponseTo', said.inResponseTo),
        `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${status}"/></samlp:Status>`,
      ),
    /** Its own request to sign a user out. */
    logoutRequest: (said: LogoutStatements) =>
      logout(
        'LogoutRequest',
        said,
        named('NotOnOrAfter', said.notOnOrAfter === undefined ? undefined : at(said.notOnOrAfter)),
        `<saml:NameID${named('Format', said.format)}>${said.email}</saml:NameID>${said.sessionIndex ? `<samlp:SessionIndex>${said.sessionIndex}</samlp:SessionIndex>` : ''}`,
      ),
    /** The query of a redirect with a message, signed as the standard says. */
    redirectQuery(
      name: 'SAMLRequest' | 'SAMLResponse',
      xml: string,
      { relayState, algorithm = RSA_SHA256 }: RedirectOptions = {},
    ) {
      const packed = deflateRawSync(xml).toString('base64');
      const parts = { [name]: packed, ...(relayState && { RelayState: relayState }), SigAlg: algorithm };
      const query = Object.entries(parts)
        .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
        .join('&');
      const signature = signBytes(algorithm.replace(/^.*rsa-/, ''), Buffer.from(query), pem).toString('base64');
      return `${query}&Signature=${encodeURIComponent(signature)}`;
    },
  };
};
