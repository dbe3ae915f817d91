import * as z from 'zod';

interface Schema {
  type?: string | undefined;
  const?: unknown;
  enum?: unknown[] | undefined;
  minimum?: number | undefined;
  minItems?: number | undefined;
  properties?: Record<string, unknown> | undefined;
  items?: unknown;
}
const Schema: z.ZodType<Schema> = z.object({
  type: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).min(1).optional(),
  minimum: z.number().optional(),
  minItems: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
});

/** A sample value for a JSON schema; texts say that they come from the sandbox. */
export const buildSample = (jsonSchema: unknown, text: string): unknown => {
  const schema = Schema.parse(jsonSchema);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => [
        name,
        buildSample(property, `${text} (${name})`),
      ]),
    );
  if (schema.type === 'array')
    return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => buildSample(schema.items, text));
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  return text;
};

const Question = z.object({ messages: z.array(z.object({ content: z.string() })).min(1) });

/** The answer of the sandbox's AI provider: a sample for the schema in the question. */
export const chatAnswer = (body: unknown): string => {
  const question = Question.parse(body).messages.at(-1)?.content ?? '';
  const schema = /Schema:\n(.+)/.exec(question)?.[1];
  return JSON.stringify(schema ? buildSample(JSON.parse(schema), 'Written by the sandbox') : {});
};
