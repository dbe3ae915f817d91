/** Destination of a publish. */
export interface PublishTarget {
  /** Whether it is a running portal, accessed through its API. */
  isRemote: boolean;
  /** Existing versions. */
  versions: () => Promise<string[]>;
  /** Adds the build in a folder; returns its state as the end of a sentence. */
  publish: (built: string, version: string) => Promise<string>;
}
