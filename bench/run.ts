/** Benches by name; each takes the arguments after its name. */
const BENCHES: Record<string, () => Promise<{ run: (args: string[]) => Promise<void> }>> = {
  audit: () => import('./audit/bench'),
  background: () => import('./matching/background'),
  calibrate: () => import('./matching/calibrate'),
  'description-skills': () => import('./description-skills/bench'),
  growth: () => import('./growth/bench'),
  kills: () => import('./kills/bench'),
  kinds: () => import('./matching/kinds'),
  landing: () => import('./landing/bench'),
  lists: () => import('./lists/bench'),
  load: () => import('./load/bench'),
  matching: () => import('./matching/bench'),
  overview: () => import('./overview/bench'),
  reading: () => import('./reading/bench'),
  semantics: () => import('./semantics/semantics'),
  starved: () => import('./starved/bench'),
  tables: () => import('./tables/bench'),
};

const [name, ...args] = process.argv.slice(2);
const load = name === undefined ? undefined : BENCHES[name];
if (!load) {
  console.error(`Name a bench: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(2);
}
await (await load()).run(args);

export {};
