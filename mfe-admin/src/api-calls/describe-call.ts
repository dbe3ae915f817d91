import type { TokenCall } from '@skills-architect/contracts/portal';
import * as z from 'zod';

const Json = z.record(z.string(), z.unknown());
const Parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query']),
  required: z.boolean(),
  schema: Json,
  example: z.unknown(),
});
const Content = z.record(z.string(), z.object({ schema: Json, example: z.unknown() }).partial());
/** What the screen shows of an OpenAPI operation. */
const Operation = z.object({
  parameters: z.array(Parameter.partial({ example: true })),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Content.optional() })),
});

/** A call as a program needs it: parameters, example, answer and errors. */
export interface DescribedCall {
  parameters: { name: string; place: string; required: boolean; type: string }[];
  curl: string;
  answer: string;
  errors: { status: string; codes: string }[];
}

const toType = (schema: Record<string, unknown>) =>
  Array.isArray(schema.enum) ? schema.enum.join(', ') : String(schema.type ?? 'any');
const pretty = (value: unknown) => JSON.stringify(value, null, 2);
const firstContent = (content: z.output<typeof Content> | undefined) => Object.entries(content ?? {})[0];

/** The command that makes the call with the values of its example; names of others stay in braces. */
const buildCurl = ({ method, path }: TokenCall, operation: z.output<typeof Operation>, origin: string) => {
  const filled = operation.parameters
    .filter((parameter) => parameter.in === 'path' && parameter.example !== undefined)
    .reduce((filledPath, { name, example }) => filledPath.replace(`{${name}}`, String(example)), path);
  const query = new URLSearchParams(
    operation.parameters
      .filter((parameter) => parameter.in === 'query' && (parameter.required || parameter.example !== undefined))
      .map(({ name, example }): [string, string] => [name, String(example ?? '')]),
  );
  const [type, body] = firstContent(operation.requestBody?.content) ?? [];
  const lines = [
    `curl -X ${method} '${origin}${filled}${query.size ? `?${query}` : ''}'`,
    `-H 'Authorization: Bearer sat_…'`,
    ...(type === 'application/json'
      ? [`-H 'Content-Type: ${type}'`, `-d '${JSON.stringify(body?.example ?? {})}'`]
      : []),
    ...(type === 'multipart/form-data' ? [`-F 'file=@…'`] : []),
  ];
  return lines.join(' \\\n  ');
};

/** Reads the OpenAPI operation of a call. */
export const describeCall = (call: TokenCall, operation: Record<string, unknown>, origin: string): DescribedCall => {
  const read = Operation.parse(operation);
  const { 200: done, ...failures } = read.responses;
  const [answerType, answer] = firstContent(done?.content) ?? [];
  return {
    parameters: read.parameters.map((parameter) => ({
      name: parameter.name,
      place: parameter.in,
      required: parameter.required,
      type: toType(parameter.schema),
    })),
    curl: buildCurl(call, read, origin),
    answer: answerType === 'application/json' ? pretty(answer?.schema) : 'A file',
    errors: Object.entries(failures).map(([status, { description }]) => ({ status, codes: description })),
  };
};
