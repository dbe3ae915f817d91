import path from 'node:path';
import { ROOT, readJson, TEMPLATE, WITH_SERVICE } from './templates';

const versionOf = (name: string): string =>
  readJson(path.join(ROOT, 'packages', name.split('/')[1] ?? '', 'package.json')).version;
/** The packed file of a kit. */
const kitFile = (name: string) => `file:kits/${name.slice(1).replace('/', '-')}-${versionOf(name)}.tgz`;
const isKit = (name: string) => name.startsWith('@skills-architect/');
type Dependencies = Record<string, string>;
const withKitFiles = (dependencies: Dependencies): Dependencies =>
  Object.fromEntries(
    Object.entries(dependencies)
      .map(([name, range]): [string, string] => [name, isKit(name) ? kitFile(name) : range])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The package of a standalone area with a service: that of one without, and what the service adds. */
export const packageWithService = () => {
  const [base, added] = [TEMPLATE, WITH_SERVICE].map((folder) => readJson(path.join(folder, 'package.json')));
  return {
    ...base,
    scripts: { ...base.scripts, ...added.scripts },
    dependencies: withKitFiles({ ...base.dependencies, ...added.dependencies }),
    devDependencies: withKitFiles({ ...base.devDependencies, ...added.devDependencies }),
  };
};

/** In this repository kits and tools are workspaces, and the area's tests run with all others. */
export const packageHere = (id: string, withService: boolean) => {
  const { version, dependencies } = withService ? packageWithService() : readJson(path.join(TEMPLATE, 'package.json'));
  const kitsOfService = withService ? ['@skills-architect/local-mongo'] : [];
  return {
    name: `@skills-architect/mfe-${id}`,
    version,
    private: true,
    type: 'module',
    scripts: {
      build: 'node ../packages/build-kit/bin/area.mjs build',
      ...(withService && { service: 'tsx watch service/local.ts' }),
    },
    dependencies: Object.fromEntries(
      Object.entries<string>(dependencies).map(([name, range]) => [name, isKit(name) ? versionOf(name) : range]),
    ),
    devDependencies: Object.fromEntries(
      ['@skills-architect/build-kit', ...kitsOfService].map((name) => [name, versionOf(name)]),
    ),
  };
};
