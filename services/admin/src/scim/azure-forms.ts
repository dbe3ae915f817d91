const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const BOOLEANS = new Map<unknown, boolean>([
  ['True', true],
  ['true', true],
  ['False', false],
  ['false', false],
]);
const isActive = (name: unknown) => typeof name === 'string' && name.toLowerCase() === 'active';
const toBoolean = (value: unknown) => BOOLEANS.get(value) ?? value;

const repairValue = (path: unknown, value: unknown): unknown => {
  if (isActive(path)) return toBoolean(Array.isArray(value) && value.length === 1 ? value[0] : value);
  if (path !== undefined || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, attributeValue]) => [
      name,
      isActive(name) ? toBoolean(attributeValue) : attributeValue,
    ]),
  );
};

const repairOperation = (operation: unknown): unknown[] => {
  if (!isRecord(operation) || !('value' in operation)) return [operation];
  const value = repairValue(operation.path, operation.value);
  const isWhole = String(operation.op).toLowerCase() === 'replace' && operation.path === undefined && isRecord(value);
  if (!isWhole) return [{ ...operation, value }];
  // The library would add to a list that a message without a path replaces.
  const [lists, others] = [
    Object.entries(value).filter(([, attributeValue]) => Array.isArray(attributeValue)),
    Object.entries(value).filter(([, attributeValue]) => !Array.isArray(attributeValue)),
  ];
  return [
    ...(others.length || !lists.length ? [{ ...operation, value: Object.fromEntries(others) }] : []),
    ...lists.map(([path, attributeValue]) => ({ ...operation, path, value: attributeValue })),
  ];
};

/**
 * Entra ID sends `active` as the text 'False', and providers replace lists without naming their path. Other parts of a PATCH,
 * such as `Replace`, are understood as they are.
 */
export const repairPatch = (body: unknown): unknown => {
  if (!isRecord(body) || !Array.isArray(body.Operations)) return body;
  return { ...body, Operations: body.Operations.flatMap(repairOperation) };
};

/** Whether a message says itself that a user is active or not; a change of something else does not. */
export const statesActive = (body: unknown): boolean => {
  if (!isRecord(body)) return false;
  if (!Array.isArray(body.Operations)) return Object.keys(body).some(isActive);
  return body.Operations.some(
    (operation: unknown) =>
      isRecord(operation) &&
      (isActive(operation.path) || (isRecord(operation.value) && Object.keys(operation.value).some(isActive))),
  );
};
