import type { CallDeclaration, InputOf } from '@skills-architect/contracts';

/** The parts of any call's input, without their types. */
export interface AnyInput {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: readonly File[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isParams = (value: unknown): value is Record<string, string | number> =>
  isRecord(value) && Object.values(value).every((item) => typeof item === 'string' || typeof item === 'number');
const isFiles = (value: unknown): value is readonly File[] =>
  Array.isArray(value) && value.every((item) => item instanceof File);

/** Splits a typed input into its parts; only the caller knows the types. */
export const splitInput = <D extends CallDeclaration>(input: InputOf<D>): AnyInput => {
  const parts: Record<string, unknown> = { ...input };
  return {
    params: isParams(parts.params) ? parts.params : undefined,
    query: isRecord(parts.query) ? parts.query : undefined,
    body: parts.body,
    files: isFiles(parts.files) ? parts.files : undefined,
  };
};

/** Query string as the services parse it: arrays repeat the name; undefined and empty values are omitted. */
export const toQuery = (query: Record<string, unknown> = {}): URLSearchParams => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null && item !== '') params.append(name, String(item));
  return params;
};
