import { navigate, useLocation } from '@skills-architect/portal-kit';
import { useEffect } from 'react';

/** The address that a former one leads to: add is create, edit is manage. */
export const canonical = (path: string): string =>
  path.replace(/^\/clients\/add$/, '/clients/create').replace(/^\/clients\/edit\//, '/clients/manage/');

/** Leads from a former address of the client form to its present one. */
export default function OtherAddresses() {
  const { pathname } = useLocation();
  useEffect(() => navigate(canonical(pathname), { replace: true, asked: true }), [pathname]);
  return null;
}
