import { ALL_TYPES, type CallDeclaration } from '@skills-architect/contracts';
import type * as z from 'zod';
import { inputParts, outputParts, type Part } from './parts-of-schema';

/** What callers can rely on: the parts of each call, by its method and path. */
export type Report = ReadonlyMap<string, readonly Part[]>;

const NOBODY = 'nobody signed in';
const requiredPart = (place: string, type: string): Part => ({ place, type, optional: false });

const accessParts = ({ service, areas = [service], access: { types, scope } }: CallDeclaration): Part[] => [
  requiredPart('areas', areas.join(' | ')),
  requiredPart('types', (types === 'anyone' ? [...ALL_TYPES, NOBODY] : types).join(' | ') || 'peers'),
  requiredPart('scope', typeof scope === 'string' ? scope : Object.values(scope).join(' of ')),
];

/** The parts without the object itself, which exists even if nothing is sent. */
const fieldParts = (schema: z.ZodObject | undefined, place: string): Part[] =>
  schema ? inputParts(schema, place).filter((part) => part.place !== place) : [];

const paramParts = ({ path, params }: CallDeclaration): Part[] => {
  const declared = params?.shape ?? {};
  const ids = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => (name && !(name in declared) ? [name] : []));
  return [...ids.map((name) => requiredPart(`params.${name}`, 'integer')), ...fieldParts(params, 'params')];
};

const callParts = (call: CallDeclaration): Part[] => [
  ...accessParts(call),
  ...paramParts(call),
  ...fieldParts(call.query, 'query'),
  ...(call.body ? inputParts(call.body, 'body') : []),
  ...(call.upload ? [requiredPart('files', call.upload.extensions.join(' | '))] : []),
  ...(call.download ? [requiredPart('answer', 'file')] : outputParts(call.answer, 'answer')),
];

/** What callers of these calls can rely on. Limits of length and number are excluded: they are validation rules. */
export const buildReport = (calls: Iterable<CallDeclaration>): Report =>
  new Map([...calls].map((call) => [`${call.method} ${call.path}`, callParts(call)]));
