import { useRef } from 'react';
import type { FieldErrors, FieldValues, Resolver, ResolverOptions, ResolverResult } from 'react-hook-form';

interface NameConflictOptions<V extends FieldValues, O> {
  /** Validation without the name check. */
  resolver: (
    values: V,
    context: unknown,
    options: Omit<ResolverOptions<V>, 'names'>,
  ) => ResolverResult<V, O> | Promise<ResolverResult<V, O>>;
  /** Key under which the name must be unique: the name with its scope, such as the source. */
  nameKey: (values: V) => string;
  /** Field error of a name that exists. */
  error: FieldErrors<V>;
}

/** Keeps the error of an existing name across validations until the name or its scope changes. */
export function useNameConflict<V extends FieldValues, O>({ resolver, nameKey, error }: NameConflictOptions<V, O>) {
  const takenKey = useRef<string>(undefined);
  const resolveWithConflict: Resolver<V, unknown, O> = async (values, context, { names: _, ...options }) => {
    const result = await resolver(values, context, options);
    return takenKey.current === nameKey(values) ? { values: {}, errors: { ...result.errors, ...error } } : result;
  };
  return {
    resolver: resolveWithConflict,
    /** Remembers whether the name of these values exists. */
    mark: (values: V, exists: boolean): void => {
      takenKey.current = exists ? nameKey(values) : undefined;
    },
    forget: (): void => {
      takenKey.current = undefined;
    },
  };
}
