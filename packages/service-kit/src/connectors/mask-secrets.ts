/** Names of fields with secret values. */
const SECRET = /secret|password|passwd|token|api.?key|authorization|credential|private.?key/i;
export const MASK = '••••';

/** A copy in which the values of secret fields are masked, and the given secrets in any text. */
export const maskSecrets = (value: unknown, secrets: readonly string[] = []): unknown => {
  if (typeof value === 'string')
    return secrets.reduce((text, secret) => (secret ? text.replaceAll(secret, MASK) : text), value);
  if (Array.isArray(value)) return value.map((item) => maskSecrets(item, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, fieldValue]) => [
      field,
      SECRET.test(field) && fieldValue !== null && fieldValue !== '' ? MASK : maskSecrets(fieldValue, secrets),
    ]),
  );
};
