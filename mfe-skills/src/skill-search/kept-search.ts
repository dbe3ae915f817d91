import { navigate, useLocation } from '@skills-architect/portal-kit';
import { useEffect, useRef } from 'react';

const KEY = 'skill-search';

/** Keeps the search for the session: whoever comes back to the list without a query finds it as it was left. */
export const useKeptSearch = (): void => {
  const { pathname, search } = useLocation();
  const arrived = useRef(false);
  useEffect(() => {
    const kept = sessionStorage.getItem(KEY);
    const comesBack = !arrived.current && !search && kept;
    arrived.current = true;
    if (comesBack) navigate(`${pathname}${kept}`, { replace: true });
    else sessionStorage.setItem(KEY, search);
  }, [pathname, search]);
};
