import type { UserType } from './user-types';

/** The id of a feature area, for example `personas`; foreign areas bring their own. */
export type AreaId = string;

export type Audience = 'client' | 'architect' | 'admin';
/** The headings under which tiles and menu entries stand. */
export const AUDIENCE_TITLES: Record<Audience, string> = {
  client: 'As a Client L&D Head / HR Manager',
  architect: 'As a Skilling Architect',
  admin: 'As an Administrator',
};

/** What must be chosen before a move: a client, or a client that has personas. */
export type Needs = 'client' | 'personas';

export interface AreaRoute {
  /** A full pattern: literals, `{name}` for anything, `{name:add|edit}` for a choice. */
  path: string;
  types: readonly UserType[];
  /** The name of the screen, for breadcrumb, title and palette. */
  title: string;
}

export interface MenuEntry {
  to: string;
  title: string;
  /** An icon's name in ui-kit; any other is drawn as a grid. */
  icon: string;
  audience: Audience;
  types: readonly UserType[];
  needs?: Needs;
  /** User types for which `needs` holds; all when absent. */
  needsFor?: readonly UserType[];
}

export interface Tile extends MenuEntry {
  /** One line that says what the person can do there. */
  line: string;
  /** The id of the help video of this tile. */
  video?: string;
  /** Live counters; a counter at zero is hidden. */
  counters?: readonly TileCounter[];
}

/** A number on a tile: the field of the answer at this path (below the API prefix), with the word beside it. */
export interface TileCounter {
  path: string;
  field: string;
  word: string;
  /** The word beside a single one, where it differs. */
  one?: string;
}

/** Work that its user has begun and not finished; the landing page shows it first. Fields are dotted paths of a result. */
export interface UnfinishedWork {
  /** The path of the GET below the API prefix, and the field of its answer that holds the results. */
  path: string;
  list: string;
  id: string;
  title: string;
  /** For whom: the id of the client that is chosen on the way, and its name. */
  clientId: string;
  clientName: string;
  /** The field that says how far it is, and what is said of each of its values; others are not shown. */
  state: string;
  words: Readonly<Record<string, string>>;
  /** The button, and where it leads. */
  action: string;
  to: string;
  types: readonly UserType[];
}

/** A short video of how something is done, part of the area's build. */
export interface HelpVideo {
  id: string;
  /** The heading of the player. */
  title: string;
  /** What the icon says that opens it. */
  tooltip: string;
  /** The video (WebM) and its captions (WebVTT), as paths inside the build. */
  file: string;
  captions: string;
}

/** A search of an area's service whose results the command palette offers. */
export interface SearchProvider {
  /** The heading over its results, e.g. 'Skills'. */
  noun: string;
  method: 'GET' | 'POST';
  /** The call's path below the API prefix. */
  path: string;
  /**
   * Query of a GET, body of a POST. `{text}` stands for what was typed, `{clientId}` for the client in use; without one
   * a search that names it is left out.
   */
  input: Readonly<Record<string, string | number>>;
  /** The field of the answer that holds the results, and of a result its id, its name and a second line, dotted. */
  list: string;
  id: string;
  name: string;
  hint?: string;
  /** Where a result leads, with `{id}`. */
  to: string;
  types: readonly UserType[];
}

/** What an area says of itself as plain data; the shell draws tiles, menu and guard from it without the area's code. */
export interface AreaManifest {
  id: AreaId;
  title: string;
  routes: readonly AreaRoute[];
  menu: readonly MenuEntry[];
  tiles: readonly Tile[];
  videos?: readonly HelpVideo[];
  /** Searches that the command palette offers for this area. */
  searchProviders?: readonly SearchProvider[];
  unfinishedWork?: UnfinishedWork;
}

/** Semver ranges of what the shell must provide, by package name. */
export type AreaNeeds = Record<string, string>;

/** `area.json`: the manifest, what the build needs of its shell, and the integrity of each file. */
export interface AreaBuild {
  manifest: AreaManifest;
  version: string;
  needs: AreaNeeds;
  /** sha384 of every file, by its path inside the build. */
  integrity: Record<string, string>;
}

/** An area as the registry lists it. */
export interface RegisteredArea extends AreaBuild {
  /** The address of `mf-manifest.json`, below the portal's own origin. */
  entry: string;
  /** The name under which the build exposes itself to Module Federation. */
  scope: string;
}

/** An area that pages are not given: enough to tell somebody who comes by an address of it. */
export type AreaOff = Pick<AreaManifest, 'id' | 'title' | 'routes'>;

/** Types one's manifest without widening its literals. */
export const defineArea = <const M extends AreaManifest>(manifest: M): M => manifest;
