/** Benches by name; each takes the arguments after its name. */
const BENCHES: Record<string, () => Promise<{ run: (args: string[]) => Promise<void> }>> = {
  annotation: () => import('./annotation/bench'),
  areas: () => import('./areas/bench'),
  background: () => import('./matching/background'),
  calibrate: () => import('./matching/calibrate'),
  career: () => import('./career/bench'),
  'client-files': () => import('./client-files/bench'),
  clients: () => import('./clients/bench'),
  company: () => import('./company/bench'),
  'description-skills': () => import('./description-skills/bench'),
  'documents-fuzz': () => import('./documents-fuzz/bench'),
  'edge-load': () => import('./edge-load/bench'),
  growth: () => import('./growth/bench'),
  health: () => import('./health/bench'),
  import: () => import('./import/bench'),
  instances: () => import('./instances/bench'),
  kills: () => import('./kills/bench'),
  'kills-catalogue': () => import('./kills/catalogue'),
  'kills-every-kind': () => import('./kills/every-kind/bench'),
  'kills-library': () => import('./kills/library'),
  'kills-sheet': () => import('./kills/sheet'),
  kinds: () => import('./matching/kinds'),
  landing: () => import('./landing/bench'),
  lists: () => import('./lists/bench'),
  load: () => import('./load/bench'),
  matching: () => import('./matching/bench'),
  million: () => import('./million/bench'),
  palette: () => import('./palette/bench'),
  plans: () => import('./plans/bench'),
  reading: () => import('./reading/bench'),
  starved: () => import('./starved/bench'),
  tables: () => import('./tables/bench'),
  'role-edits': () => import('./role-edits/bench'),
  'round-trip': () => import('./round-trip/bench'),
};

const [name, ...args] = process.argv.slice(2);
const load = name === undefined ? undefined : BENCHES[name];
if (!load) {
  console.error(`Name a bench: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(2);
}
await (await load()).run(args);

export {};
