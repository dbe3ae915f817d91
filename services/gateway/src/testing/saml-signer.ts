import { generate } from 'selfsigned';
import type { SamlSigner } from '../providers/saml/saml-options';

/** A key of a portal for SAML, with its certificate. */
export const aSamlSigner = async (keySize = 2048): Promise<SamlSigner> => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'portal.example' }], { keySize });
  return { key, certificate: cert };
};
