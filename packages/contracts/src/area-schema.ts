import * as z from 'zod';
import type { AreaManifest } from './area';
import type { AreaBuild, AreaOff, RegisteredArea } from './area-build';
import { WebhookEvent } from './connector-record';
import { CallName, DeclaredCall } from './declared-call';
import { UserType } from './user-types';

/** Id of an area; used as a folder name, URL segment and element id. */
export const AreaIdText = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'Use at most 40 lower-case letters, digits and dashes, the first one a letter');
/** The header in which the service of an area says whose it is, when it calls the product for its user without a token. */
export const AREA_HEADER = 'x-portal-area';
/** A semver version, so that versions can be compared; used as a folder name and URL segment. */
export const AreaVersion = z
  .string()
  .max(64, 'Use at most 64 characters')
  .regex(
    /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}(-(0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*)(\.(0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*))*)?(\+[\dA-Za-z-]+(\.[\dA-Za-z-]+)*)?$/,
    'Give a version such as 1.4.0',
  );

const line = z.string().trim().min(1).max(200);
/** A path of this portal, never an external URL: browsers read a backslash as a slash. */
const portalPath = z
  .string()
  .regex(/^\/(?:[^\s\\/][^\s\\]*)?$/, 'Give a path that begins with one slash, without backslashes');
/** First segments of paths that the portal itself serves. */
const PORTAL_PATHS = ['login', 'health', 'ready', 'metrics', 'skillsarchitect', 'apps'];
const LITERAL = /^[\p{L}\p{N}_~-][\p{L}\p{N}_.~-]*$/u;
const PARAMETER = /^\{\w+(:[\p{L}\p{N}_~-]+(\|[\p{L}\p{N}_~-]+)*)?\}$/u;

/** Why an area cannot have a route with this pattern; undefined when it can. */
const routeRefusal = (pattern: string): string | undefined => {
  const [before, first = '', ...others] = pattern.split('/');
  if (before !== '') return `${pattern} is refused: give a path that begins with one slash`;
  if (!LITERAL.test(first))
    return `${pattern} is refused: its first part must be a word, and the path / is the portal’s`;
  if (PORTAL_PATHS.includes(first.toLowerCase())) return `${pattern} is refused: the portal itself uses /${first}`;
  const wrongPart = others.find((part) => !LITERAL.test(part) && !PARAMETER.test(part));
  if (wrongPart === undefined) return undefined;
  return `${pattern} is refused: each part must be a word, {name} or {name:one|other}`;
};

/** The pattern of a screen's path. */
const routePattern = z.string().superRefine((pattern, context) => {
  const message = routeRefusal(pattern);
  if (message) context.addIssue({ code: 'custom', message });
});
/** Path of a file relative to the build's folder. */
const file = z
  .string()
  .regex(/^(?!.*(^|\/)\.\.?(\/|$))[^\\/\0][^\\\0]*$/, 'Give a path inside the build, without leading slash and dots');
const types = z.array(z.enum(UserType));
const audience = z.enum(['client', 'architect', 'admin']);

const route = z.object({ path: routePattern, types, title: line });
const entry = z.object({
  to: portalPath,
  title: line,
  icon: line,
  audience,
  types,
  needs: z.enum(['client', 'personas']).optional(),
  needsFor: types.optional(),
});
const tile = entry.extend({ line, video: line.optional() });
const video = z.object({ id: line, title: line, tooltip: line, file, captions: file });
/** A call that the shell makes. Its path says what it answers. */
const areaCall = (path: RegExp, example: string) =>
  z.object({
    path: z.string().regex(path, `Give a path such as ${example}`),
    types,
    follows: z.array(line).max(10).optional(),
  });
const home = areaCall(/^\/v\d+\/home\/\w+$/, '/v3/home/personas').extend({ ofClient: z.boolean().optional() });
const find = areaCall(/^\/v\d+\/find\/\w+$/, '/v3/find/personas').extend({ noun: line });

/** Schema of a manifest; unknown fields, of later or earlier versions, are dropped. */
const manifestShape = z.object({
  id: AreaIdText,
  title: line,
  routes: z.array(route).max(200),
  menu: z.array(entry).max(50),
  tiles: z.array(tile).max(50),
  videos: z.array(video).max(50).optional(),
  home: home.optional(),
  find: find.optional(),
}) satisfies z.ZodType<AreaManifest>;

const hash = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'Give the sha384 of the file in base64');

/** Schema of `area.json`. */
export const AreaBuildFile = z.object({
  manifest: manifestShape,
  version: AreaVersion,
  needs: z.record(z.string(), z.string().max(200)),
  integrity: z.record(file, hash),
  calls: z.array(DeclaredCall).max(300).optional(),
  uses: z.array(CallName).max(100).optional(),
  events: z.array(WebhookEvent).max(100).optional(),
}) satisfies z.ZodType<AreaBuild>;

/** A registry entry as sent to browsers. */
export const RegisteredAreaEntry: z.ZodType<RegisteredArea> = z.object({
  ...AreaBuildFile.omit({ calls: true, uses: true, events: true }).shape,
  entry: portalPath,
  scope: line,
});

/** The fields used from the `mf-manifest.json` that Module Federation generates. */
export const FederationFile = z.object({
  /** Scope under which the shell loads the build. */
  name: z.string().regex(/^\w+$/, 'Give a name of letters, digits and underscores'),
  metaData: z.object({ remoteEntry: z.object({ name: file, path: z.string() }) }),
  exposes: z.array(z.object({ name: z.string() })),
});

/** An area that is not served to pages: enough data for a message at its URLs. */
export const AreaOffEntry: z.ZodType<AreaOff> = z.object({ id: AreaIdText, title: line, routes: z.array(route) });
