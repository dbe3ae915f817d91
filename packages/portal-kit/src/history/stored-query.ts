import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { tabStore } from '../storage/browser-storage';
import { navigate } from './portal-history';

const omitFields = (search: string, fields: readonly string[]): string => {
  const params = new URLSearchParams(search);
  for (const field of fields) params.delete(field);
  const text = params.toString();
  return text ? `?${text}` : '';
};

/** Not stored: screens of a client add this parameter themselves. */
const CLIENT = ['client'];

/**
 * Keeps a list's query string for the session: opening the list without one restores it. Parameters in `omittedFields`,
 * such as an open pop-up, are not kept.
 * @example useStoredQuery('skill-search', ['skill']);
 */
export function useStoredQuery(key: string, omittedFields: readonly string[] = []): void {
  const { pathname, search } = useLocation();
  const hasMounted = useRef(false);
  const query = omitFields(search, omittedFields);
  useEffect(() => {
    const stored = tabStore.get(key);
    const shouldRestore = !hasMounted.current && !omitFields(search, CLIENT) && stored;
    hasMounted.current = true;
    if (shouldRestore) navigate(`${pathname}${stored}`, { replace: true });
    else tabStore.set(key, omitFields(query, CLIENT));
  }, [key, pathname, search, query]);
}
