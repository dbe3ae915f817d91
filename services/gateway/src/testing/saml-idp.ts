import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
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
  groups: string[];
}

/** The request of the portal: its id, and where the answer goes. */
export const readRequest = (address: string) => {
  const query = new URL(address).searchParams;
  const xml = inflateRawSync(Buffer.from(query.get('SAMLRequest') ?? '', 'base64')).toString();
  const read = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(xml)?.[1] ?? '';
  return { id: read('ID'), acs: read('AssertionConsumerServiceURL'), state: query.get('RelayState') ?? '', xml };
};

const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const attribute = (name: string, values: string[]) =>
  `<saml:Attribute Name="${name}">${values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('')}</saml:Attribute>`;

/** Makes signed SAML answers, and forged ones. */
export const createSamlIdp = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

  const assertion = (said: Statements, id = `_${randomUUID()}`) => {
    const named = (name: string, value: string | undefined) => (value === undefined ? '' : ` ${name}="${value}"`);
    const confirmation = `${named('Recipient', said.recipient)}${named('InResponseTo', said.inResponseTo)}`;
    const audience = said.audience
      ? `<saml:AudienceRestriction><saml:Audience>${said.audience}</saml:Audience></saml:AudienceRestriction>`
      : '';
    return `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" Version="2.0" IssueInstant="${at(0)}"><saml:Issuer>${said.issuer}</saml:Issuer><saml:Subject><saml:NameID>${said.email}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${at(said.notOnOrAfter)}"${confirmation}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(said.notBefore)}" NotOnOrAfter="${at(said.notOnOrAfter)}">${audience}</saml:Conditions><saml:AuthnStatement AuthnInstant="${at(0)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attribute('email', [said.email])}${attribute('displayName', ['Ada Park'])}${attribute('groups', said.groups)}</saml:AttributeStatement></saml:Assertion>`;
  };

  const sign = (xml: string) => {
    const signer = new SignedXml({
      privateKey: pem,
      signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      canonicalizationAlgorithm: EXCLUSIVE,
    });
    signer.addReference({
      xpath: "//*[local-name(.)='Assertion']",
      transforms: [`${DSIG}enveloped-signature`, EXCLUSIVE],
      digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
    });
    const reference = "//*[local-name(.)='Assertion']/*[local-name(.)='Issuer']";
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
  };
};
