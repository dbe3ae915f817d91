import type { AreaRecord } from '@skills-architect/contracts';
import type { BuildTrust } from '@skills-architect/contracts/portal';
import compareBuild from 'semver/functions/compare-build.js';
import { findSigner, type ReadSignature } from './read-signature';

/** What is decided about, of a build. */
export interface DecidedBuild {
  area: string;
  version: string;
  /** Whether it came through the portal: all others came onto the machine like the portal itself. */
  isUploaded: boolean;
  signature: ReadSignature | undefined;
}

/** The rules of the deployment. */
export interface TrustRules {
  record: Pick<AreaRecord, 'publishers' | 'minimumVersion'> | undefined;
  /** Development mode: uploaded builds of areas without publishers need no signature. */
  allowsUnsigned: boolean;
  now: Date;
}

/** Why a build is accepted, or a sentence that says why it is not. */
export type Trust = { trust: BuildTrust } | { refusal: string };

const decideSigned = (
  { area, version }: DecidedBuild,
  signature: ReadSignature,
  { record, now }: TrustRules,
): Trust => {
  const { publisher, ...signed } = signature.statement.predicate;
  const signer = findSigner(signature, record?.publishers ?? []);
  if (!signer || signer.name !== publisher)
    return {
      refusal: `it claims to be signed by ${publisher}, but no key of a publisher of this area has signed it`,
    };
  if (signed.area !== area) return { refusal: `it was signed as a build of the area ${signed.area}` };
  if (signed.version !== version) return { refusal: `it was signed as version ${signed.version}` };
  if (new Date(signed.expiresAt) <= now)
    return { refusal: `its signature expired on ${signed.expiresAt.slice(0, 10)}` };
  return { trust: 'signed' };
};

/** Decides about a build. It is refused unless something accepts it. */
export const decideTrust = (build: DecidedBuild, rules: TrustRules): Trust => {
  const { record, allowsUnsigned } = rules;
  const { version, isUploaded, signature } = build;
  if (record?.minimumVersion && compareBuild(version, record.minimumVersion) < 0)
    return { refusal: `the deployment file asks for version ${record.minimumVersion} or later` };
  if (record?.publishers)
    return signature
      ? decideSigned(build, signature, rules)
      : { refusal: 'it is not signed, but the deployment file names publishers of this area' };
  if (!isUploaded) return { trust: 'deployment' };
  if (allowsUnsigned) return { trust: 'development' };
  return { refusal: 'the deployment file names no publishers of this area, so nobody may publish builds of it' };
};
