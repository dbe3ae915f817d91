import { navigate, useLocation } from '@skills-architect/portal-kit';
import { useEffect } from 'react';

/** Maps legacy paths: add is create, edit is manage. */
export const toCurrentPath = (path: string): string =>
  path.replace(/^\/clients\/add$/, '/clients/create').replace(/^\/clients\/edit\//, '/clients/manage/');

/** Redirects from a legacy path of the client form. */
export default function LegacyPaths() {
  const { pathname } = useLocation();
  useEffect(() => navigate(toCurrentPath(pathname), { replace: true, skipConfirm: true }), [pathname]);
  return null;
}
