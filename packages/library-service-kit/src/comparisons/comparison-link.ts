import { invalid } from '@skills-architect/service-kit';

export interface SentLink {
  link: string;
  /** Paths of the screens that show such a comparison. */
  paths: readonly string[];
  /** The `Origin` header: the portal as its user opened it. Browsers send it, and pages cannot change it. */
  origin: string | undefined;
}

/**
 * The link that a workbook may contain: to a comparison, of the portal that the request comes from. Undefined when the
 * request does not tell where it comes from; other links are refused.
 */
export const comparisonLink = ({ link, paths, origin }: SentLink): string | undefined => {
  const { pathname, origin: linkOrigin, username, password } = new URL(link);
  const isComparison = paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  if (!isComparison || username || password) throw invalid('link', 'Give the address of the comparison.');
  if (origin === undefined) return undefined;
  if (linkOrigin !== origin) throw invalid('link', 'The address of the comparison is of another site.');
  return link;
};
