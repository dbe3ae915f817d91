import * as z from 'zod';

/** A place in a request or answer, such as `answer.data[].id`. */
export interface Part {
  place: string;
  /** Type name, or a union separated by ` | `. */
  type: string;
  optional: boolean;
}

type Schema = z.core.JSONSchema.BaseSchema;
interface Position {
  place: string;
  optional: boolean;
  /** References on the way to here, so that recursive types are listed once. */
  within: readonly string[];
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const refIn = (root: Schema, ref: string): Schema => {
  const found = ref
    .split('/')
    .slice(1)
    .reduce<unknown>((parent, step) => Object(parent)[step], root);
  if (!isSchema(found)) throw new Error(`the schema has nothing at ${ref}`);
  return found;
};

/** Name of a union variant: its fields with a single possible value, or its index. */
const nameOfVariant = ({ properties = {} }: Schema, index: number): string => {
  const fixed = Object.entries(properties).flatMap(([name, property]) =>
    isSchema(property) && property.const !== undefined ? [`${name}=${property.const}`] : [],
  );
  return fixed.join(',') || String(index + 1);
};

const isObject = (schema: Schema) =>
  schema.type === 'object' || schema.$ref !== undefined || schema.anyOf !== undefined;

const plainType = ({ type, const: only, enum: values }: Schema): string => {
  if (only !== undefined) return JSON.stringify(only);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  return [type ?? 'any'].flat().join(' | ');
};

const walk = (root: Schema, schema: Schema, position: Position): Part[] => {
  const { place, optional, within } = position;
  const partHere = (type: string): Part => ({ place, type, optional });
  const partsBelow = (inner: unknown, step: string, mayMiss = false) =>
    isSchema(inner) ? walk(root, inner, { place: `${place}${step}`, optional: mayMiss, within }) : [];

  if (schema.$ref) {
    if (within.includes(schema.$ref)) return [partHere('the same again')];
    return walk(root, refIn(root, schema.$ref), { ...position, within: [...within, schema.$ref] });
  }
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) {
    const plain = variants.filter((variant) => !isObject(variant) && variant.type !== 'array');
    const rest = variants.filter((variant) => !plain.includes(variant));
    const composed = rest.length > 1 ? ['one of these'] : rest.map(({ type }) => String(type ?? 'object'));
    const types = [...composed, ...plain.map(plainType)];
    // A single composed type, for example an object or null, needs no name of a variant.
    const variantName = (variant: Schema, index: number) =>
      rest.length > 1 ? `<${nameOfVariant(variant, index)}>` : '';
    const parts = rest.flatMap((variant, index) => partsBelow(variant, variantName(variant, index)));
    return [partHere(types.join(' | ')), ...parts.filter((part) => part.place !== place)];
  }
  if (schema.allOf) return schema.allOf.flatMap((variant) => walk(root, variant, position));
  if (schema.type === 'array') return [partHere('list'), ...partsBelow(schema.items, '[]')];
  if (schema.type !== 'object') return [partHere(plainType(schema))];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    partsBelow(property, `.${name}`, !schema.required?.includes(name)),
  );
  return [partHere('object'), ...fields, ...partsBelow(schema.additionalProperties, '{}')];
};

const walkSchema = (schema: z.ZodType, place: string, io: 'input' | 'output') => {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return walk(json, json, { place, optional: false, within: [] });
};

/** The parts of a schema's output. */
export const outputParts = (schema: z.ZodType, place: string): Part[] => walkSchema(schema, place, 'output');

/** The parts of a schema's input, with their output types; optional where the schema has a default. */
export const inputParts = (schema: z.ZodType, place: string): Part[] => {
  const inputPartsByPlace = new Map(walkSchema(schema, place, 'input').map((part) => [part.place, part]));
  return walkSchema(schema, place, 'output').map((part) => ({
    ...part,
    optional: inputPartsByPlace.get(part.place)?.optional ?? part.optional,
  }));
};
