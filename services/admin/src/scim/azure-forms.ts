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
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, isActive(name) ? toBoolean(one) : one]));
};

/** Entra ID sends `active` as the text 'False'. Other parts of a PATCH, such as `Replace`, are understood as they are. */
export const repairPatch = (body: unknown): unknown => {
  if (!isRecord(body) || !Array.isArray(body.Operations)) return body;
  return {
    ...body,
    Operations: body.Operations.map((operation: unknown) =>
      isRecord(operation) && 'value' in operation
        ? { ...operation, value: repairValue(operation.path, operation.value) }
        : operation,
    ),
  };
};
