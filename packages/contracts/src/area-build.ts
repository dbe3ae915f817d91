import type { AreaManifest } from './area';
import type { WebhookEvent } from './connector-record';
import type { DeclaredCall } from './declared-call';

/** Required semver ranges of packages provided by the shell, by package name. */
export type AreaNeeds = Record<string, string>;

/** `area.json`: the manifest, the required shell packages, and the integrity hash of each file. */
export interface AreaBuild {
  manifest: AreaManifest;
  version: string;
  needs: AreaNeeds;
  /** sha384 of every file, by path inside the build. */
  integrity: Record<string, string>;
  /** Calls of the area's own service. */
  calls?: readonly DeclaredCall[];
  /** Names of the product's calls that this service makes for its users, once a Super User has granted them. */
  uses?: readonly string[];
  /** The events that this service asks for; a Super User grants them. */
  events?: readonly WebhookEvent[];
}

/** An area in the registry. */
export interface RegisteredArea extends Omit<AreaBuild, 'calls' | 'uses' | 'events'> {
  /** Path of `mf-manifest.json` on the portal's own origin. */
  entry: string;
  /** The build's Module Federation name. */
  scope: string;
}

/** An area that is not served to pages: enough data for a message at its URLs. */
export type AreaOff = Pick<AreaManifest, 'id' | 'title' | 'routes'>;
