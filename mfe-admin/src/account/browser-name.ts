/** Browsers by the word in their user agent; the first one that is found counts, because most name several. */
const BROWSERS: [word: RegExp, name: string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [word: RegExp, name: string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];
const find = (names: typeof BROWSERS, text: string) => names.find(([word]) => word.test(text))?.[1];

/** A user agent as people call it: 'Firefox on Windows'. */
export const browserName = (agent: string | undefined): string => {
  if (!agent) return 'Unknown browser';
  const [browser, system] = [find(BROWSERS, agent), find(SYSTEMS, agent)];
  if (!browser) return agent.split(' ')[0] ?? agent;
  return system ? `${browser} on ${system}` : browser;
};
