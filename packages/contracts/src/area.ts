import type { UserType } from './user-types';

/** Id of a feature area, e.g. `personas`; third-party areas define their own. */
export type AreaId = string;

export type Audience = 'client' | 'architect' | 'admin';
/** Headings of groups of tiles and menu entries. */
export const AUDIENCE_TITLES: Record<Audience, string> = {
  client: 'As a Client L&D Head / HR Manager',
  architect: 'As a Skilling Architect',
  admin: 'As an Administrator',
};

/** Required choice before navigation: a client, or a client that has personas. */
export type Needs = 'client' | 'personas';

export interface AreaRoute {
  /** Full path pattern: literals, `{name}` for any segment, `{name:add|edit}` for a choice. */
  path: string;
  types: readonly UserType[];
  /** Screen title, for breadcrumb, page title and palette. */
  title: string;
}

export interface MenuEntry {
  to: string;
  title: string;
  /** Icon name in ui-kit; unknown names show a grid. */
  icon: string;
  audience: Audience;
  types: readonly UserType[];
  needs?: Needs;
  /** User types to which `needs` applies; default all. */
  needsFor?: readonly UserType[];
}

export interface Tile extends MenuEntry {
  /** One-line description of the tile. */
  line: string;
  /** Id of this tile's help video. */
  video?: string;
}

/** A short help video, part of the area's build. */
export interface HelpVideo {
  id: string;
  /** Title of the player. */
  title: string;
  /** Tooltip of the icon that opens it. */
  tooltip: string;
  /** Paths inside the build: the video (WebM) and its captions (WebVTT). */
  file: string;
  captions: string;
}

/** A GET call of the area's service that the shell makes itself. */
export interface AreaCall {
  /** Path below the API prefix. */
  path: string;
  types: readonly UserType[];
  /** Resources whose changes affect the answer, besides those named in the path. */
  follows?: readonly string[];
}

/** The call for what the area shows on the landing page; it answers a `HomeAnswer`. */
export interface HomeCall extends AreaCall {
  /** Whether its query has `clientId`, the client in use. */
  ofClient?: boolean;
}

/** The call that searches for the command palette, with a `FindQuery`; it answers a `FindAnswer`. */
export interface FindCall extends AreaCall {
  /** What it searches, e.g. 'Skills'. */
  noun: string;
}

/**
 * Declarative description of an area; the shell builds tiles, menu and route guards from it without loading the area's
 * code.
 */
export interface AreaManifest {
  id: AreaId;
  title: string;
  routes: readonly AreaRoute[];
  menu: readonly MenuEntry[];
  tiles: readonly Tile[];
  videos?: readonly HelpVideo[];
  home?: HomeCall;
  find?: FindCall;
}

/** Types a manifest and keeps its literal types. */
export const defineArea = <const M extends AreaManifest>(manifest: M): M => manifest;
