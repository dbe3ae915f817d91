import { Schema, type SchemaDefinition, type SchemaDefinitionProperty } from 'mongoose';
import * as z from 'zod';

const unwrapType = (type: unknown): unknown => {
  if (type instanceof z.ZodOptional || type instanceof z.ZodNullable || type instanceof z.ZodDefault)
    return unwrapType(type.unwrap());
  if (type instanceof z.ZodPipe) return unwrapType(type.out);
  return type;
};

const toField = (type: unknown): SchemaDefinitionProperty => {
  const inner = unwrapType(type);
  if (inner instanceof z.ZodNumber) return { type: Number };
  if (inner instanceof z.ZodString) return { type: String };
  if (inner instanceof z.ZodBoolean) return { type: Boolean };
  if (inner instanceof z.ZodDate) return { type: Date };
  return { type: Schema.Types.Mixed };
};

const stamp = { at: Date, by: Number, _id: false };

/** Mongoose fields for a document declared by a zod schema; nested values are stored as they are. */
export const modelSchema = (schema: z.ZodObject): SchemaDefinition => ({
  ...Object.fromEntries(Object.entries(schema.shape).map(([name, type]) => [name, toField(type)])),
  _id: Number,
  rev: Number,
  created: stamp,
  updated: stamp,
  deletedAt: Date,
  changeSet: String,
});
