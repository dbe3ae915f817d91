import { useRef } from 'react';
import type { FieldErrors, FieldValues, Resolver, ResolverOptions, ResolverResult } from 'react-hook-form';

interface TakenNameOptions<V extends FieldValues, O> {
  /** Validation of the values by themselves. */
  resolver: (
    values: V,
    context: unknown,
    options: Omit<ResolverOptions<V>, 'names'>,
  ) => ResolverResult<V, O> | Promise<ResolverResult<V, O>>;
  /** Identity of the name among the others: the same key means the same name in the same place. */
  nameKey: (values: V) => string;
  /** The error of a name that exists, at its field. */
  error: FieldErrors<V>;
}

/** Keeps the error of a name that exists until the name or its place changes, whatever else is validated. */
export function useTakenName<V extends FieldValues, O>({ resolver, nameKey, error }: TakenNameOptions<V, O>) {
  const taken = useRef<string>(undefined);
  const checked: Resolver<V, unknown, O> = async (values, context, { names: _, ...options }) => {
    const result = await resolver(values, context, options);
    return taken.current === nameKey(values) ? { values: {}, errors: { ...result.errors, ...error } } : result;
  };
  return {
    resolver: checked,
    /** Remembers whether the name of these values exists. */
    mark: (values: V, exists: boolean): void => {
      taken.current = exists ? nameKey(values) : undefined;
    },
    forget: (): void => {
      taken.current = undefined;
    },
  };
}
