/** Where builds of an area are added. */
export interface Target {
  /** Whether it is a portal that runs, asked over its API. */
  isRemote: boolean;
  /** The versions that it has already. */
  versions: () => Promise<string[]>;
  /** Adds the build in a folder; gives how it stands then, as the end of a sentence. */
  publish: (built: string, version: string) => Promise<string>;
}
