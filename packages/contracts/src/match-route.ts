import type { AreaManifest, AreaRoute } from './area';

export interface RouteMatch {
  area: AreaManifest;
  route: AreaRoute;
  params: Record<string, string>;
}

type Segment = { literal: string } | { name: string; choices?: string[] };

const splitSegments = (pattern: string): Segment[] =>
  pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      const found = /^\{(\w+)(?::([^}]+))?\}$/.exec(part);
      if (!found?.[1]) return { literal: part };
      return found[2] ? { name: found[1], choices: found[2].split('|') } : { name: found[1] };
    });

const LITERAL = '2';
const CHOICE = '1';
const ANYTHING = '0';

/** Specificity of a pattern for a path, per segment; undefined without a match. Greater strings are more specific. */
const nearness = (segments: Segment[], parts: string[]): string | undefined => {
  if (segments.length !== parts.length) return undefined;
  let rank = '';
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? '';
    if ('literal' in segment) {
      if (segment.literal !== part) return undefined;
      rank += LITERAL;
    } else if (segment.choices) {
      if (!segment.choices.includes(part)) return undefined;
      rank += CHOICE;
    } else rank += ANYTHING;
  }
  return rank;
};

const decodePart = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The most specific route for a path over all manifests: literals before choices before any, from the left. */
export const matchRoute = (path: string, areas: readonly AreaManifest[]): RouteMatch | undefined => {
  const [pathname = ''] = path.split(/[?#]/);
  // An area's router cannot match a path with an empty segment and would show an empty page.
  if (pathname.includes('//')) return undefined;
  const parts = pathname.split('/').filter(Boolean).map(decodePart);
  let best: (RouteMatch & { rank: string }) | undefined;
  for (const area of areas)
    for (const route of area.routes) {
      const segments = splitSegments(route.path);
      const rank = nearness(segments, parts);
      if (rank === undefined || (best && best.rank >= rank)) continue;
      const params = Object.fromEntries(
        segments.flatMap((segment, index) => ('name' in segment ? [[segment.name, parts[index] ?? '']] : [])),
      );
      best = { area, route, params, rank };
    }
  return best && { area: best.area, route: best.route, params: best.params };
};

/** Whether some part of a path fits both segments. */
const canBeEqual = (segment: Segment, other: Segment): boolean => {
  const choices = 'literal' in segment ? [segment.literal] : segment.choices;
  const otherChoices = 'literal' in other ? [other.literal] : other.choices;
  return !choices || !otherChoices || choices.some((choice) => otherChoices.includes(choice));
};

const haveCommonPath = (a: Segment[], b: Segment[]): boolean =>
  a.length === b.length &&
  a.every((segment, index) => {
    const otherSegment = b[index];
    return otherSegment !== undefined && canBeEqual(segment, otherSegment);
  });

/** Routes of two areas that have a path in common, as sentences; the registry rejects an area that adds one. */
export const findOverlaps = (areas: readonly AreaManifest[]): string[] => {
  const earlier: { id: string; path: string; segments: Segment[] }[] = [];
  const overlaps: string[] = [];
  for (const { id, routes } of areas) {
    const own = routes.map(({ path }) => ({ id, path, segments: splitSegments(path) }));
    for (const route of own) {
      const owner = earlier.find((known) => known.id !== id && haveCommonPath(known.segments, route.segments));
      if (!owner) continue;
      const pattern = owner.path === route.path ? '' : `, which has ${owner.path}`;
      overlaps.push(`${route.path} of ${id} is already a route of ${owner.id}${pattern}`);
    }
    earlier.push(...own);
  }
  return overlaps;
};
