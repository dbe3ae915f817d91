/** An area's version. */
export interface VersionOfArea {
  area: string;
  version: string;
}

/** The version of an area whose file is at a URL; undefined for other URLs. */
export const findBuildOfUrl = (url: unknown): VersionOfArea | undefined => {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const [, area, version] = /^\/apps\/([a-z][a-z0-9-]{0,39})\/([^/]{1,64})\//.exec(new URL(url).pathname) ?? [];
  return area && version ? { area, version } : undefined;
};
