import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Stops React's development build from taking a stack trace of each element (up to 10,000 a second), which took a
 * quarter of the time of the screens' tests. Warnings stay, but no longer name the owner.
 */
export const disableOwnerStacks = () => {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      configurable: true,
      get: () => Number.POSITIVE_INFINITY,
      set: () => undefined,
    });
};
