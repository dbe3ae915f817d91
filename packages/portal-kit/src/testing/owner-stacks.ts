import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Tells React's development build that it has taken enough stack traces. It takes one for each element until ten
 * thousand in a second, to name the owner in warnings: a quarter of the time of the screens' tests. The warnings stay.
 */
export const takeNoOwnerStacks = () => {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      configurable: true,
      get: () => Number.POSITIVE_INFINITY,
      set: () => undefined,
    });
};
