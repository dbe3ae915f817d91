/** A public key with the service whose tokens it verifies. */
export interface PublicKey {
  service: string;
  key: CryptoKey | Uint8Array;
}

/** Where public keys are looked up by their id; undefined when there is none now. */
export interface KeySource {
  find: (id: string) => Promise<PublicKey | undefined>;
}
