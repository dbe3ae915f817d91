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
  /** Live counters; zero is hidden. */
  counters?: readonly TileCounter[];
}

/** A number on a tile: a field of the response at this path (below the API prefix), with a label. */
export interface TileCounter {
  path: string;
  field: string;
  word: string;
  /** Singular label, if different. */
  one?: string;
}

/**
 * Work that the user started but did not finish, shown first on the landing page. Fields are dotted paths of a result.
 */
export interface UnfinishedWork {
  /** Path of the GET call below the API prefix, and the response field with the results. */
  path: string;
  list: string;
  id: string;
  title: string;
  /** Fields with the id of the client to choose, and with its name. */
  clientId: string;
  clientName: string;
  /** Field with the state, and a text per state; results in other states are hidden. */
  state: string;
  words: Readonly<Record<string, string>>;
  /** Label of the button, and the path it opens, which may contain `{clientId}`. */
  action: string;
  to: string;
  types: readonly UserType[];
}

/** Records that wait for the user, shown first on the landing page with a link to exactly these records. */
export interface WaitingRecords {
  /** Path of a GET call below the API prefix. */
  path: string;
  /**
   * Response field with one count per client, each with its `clientId`; without it the response itself has the count.
   */
  list?: string;
  /** Field with the number; zero is hidden. */
  field: string;
  /** Noun of the counted records, and its singular, if different. */
  word: string;
  one?: string;
  /** Icon name in ui-kit. */
  icon: string;
  /** Link target; `{clientId}` is the client of the count. */
  to: string;
  types: readonly UserType[];
}

/**
 * A step to set up an empty portal or, with `{clientId}` in its path, the client in use. Shown on the landing page
 * until all steps are done.
 */
export interface FirstStep {
  /** Steps are sorted by this number. */
  position: number;
  title: string;
  line: string;
  /** Label of the button, and the path it opens. */
  action: string;
  to: string;
  /** Path of a GET call below the API prefix, and its response field with a number. */
  path: string;
  field: string;
  /** The step is done when the number is at least this. */
  atLeast: number;
  types: readonly UserType[];
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

/** A search of an area's service for the command palette. */
export interface SearchProvider {
  /** Heading of its results, e.g. 'Skills'. */
  noun: string;
  method: 'GET' | 'POST';
  /** Path of the call below the API prefix. */
  path: string;
  /**
   * Query of a GET, body of a POST. `{text}` is the typed text, `{clientId}` the current client; without a client,
   * searches that use it are skipped.
   */
  input: Readonly<Record<string, string | number>>;
  /** Response field with the results; below, the id, name and second line of a result, as dotted paths. */
  list: string;
  id: string;
  name: string;
  hint?: string;
  /** Field with the id of a result's client, whose name is shown to users with several clients. */
  client?: string;
  /** Link target of a result, with `{id}` and `{clientId}`. */
  to: string;
  types: readonly UserType[];
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
  /** Searches for the command palette. */
  searchProviders?: readonly SearchProvider[];
  unfinishedWork?: UnfinishedWork;
  waiting?: readonly WaitingRecords[];
  firstSteps?: readonly FirstStep[];
}

/** Required semver ranges of packages provided by the shell, by package name. */
export type AreaNeeds = Record<string, string>;

/** `area.json`: the manifest, the required shell packages, and the integrity hash of each file. */
export interface AreaBuild {
  manifest: AreaManifest;
  version: string;
  needs: AreaNeeds;
  /** sha384 of every file, by path inside the build. */
  integrity: Record<string, string>;
}

/** An area in the registry. */
export interface RegisteredArea extends AreaBuild {
  /** Path of `mf-manifest.json` on the portal's own origin. */
  entry: string;
  /** The build's Module Federation name. */
  scope: string;
}

/** An area that is not served to pages: enough data for a message at its URLs. */
export type AreaOff = Pick<AreaManifest, 'id' | 'title' | 'routes'>;

/** Types a manifest and keeps its literal types. */
export const defineArea = <const M extends AreaManifest>(manifest: M): M => manifest;
