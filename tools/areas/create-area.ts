import fs from 'node:fs';
import path from 'node:path';
import { packKits } from '../kits/pack';

/** The template is a real area with its own build and tests. */
const TEMPLATE = path.resolve(import.meta.dirname, '../../examples/area-hello');
const ROOT = path.resolve(import.meta.dirname, '../..');
/** Files that a standalone area needs besides its sources. */
export const STANDALONE_FILES = ['package.json', 'tsconfig.json', 'jest.config.mjs', '.gitignore', 'README.md'];

const toTitle = (id: string) =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Replaces 'hello' by the new name. */
const renameArea = (text: string, id: string) =>
  text
    .replaceAll('hello', id)
    .replaceAll("'Hello'", `'${toTitle(id)}'`)
    .replaceAll('"Hello"', `"${toTitle(id)}"`);

/** Copies template files into a folder, under the new name. */
export const copyTemplates = (names: readonly string[], id: string, folder: string): void => {
  if (fs.existsSync(folder)) throw new Error(`${folder} already exists.`);
  for (const name of names) fs.cpSync(path.join(TEMPLATE, name), path.join(folder, name), { recursive: true });
  for (const one of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!one.isFile()) continue;
    const file = path.join(one.parentPath, one.name);
    fs.writeFileSync(file, renameArea(fs.readFileSync(file, 'utf8'), id));
  }
};

const writeJson = (file: string, value: unknown) => fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
const readJson = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Creates a standalone area outside of this repository, with the packed kits. */
export const createStandalone = (id: string, folder: string): string => {
  copyTemplates(['src', ...STANDALONE_FILES], id, folder);
  packKits(path.join(folder, 'kits'));
  return `Created ${folder}. Next, in that folder: npm install, npm test, npm run dev -- --portal URL, npm run publish -- --to URL.`;
};

/** In this repository kits and tools are workspaces, and the area's tests run with all others. */
const packageHere = (id: string) => {
  const { version, dependencies } = readJson(path.join(TEMPLATE, 'package.json'));
  const kit = (name: string) => [
    name,
    readJson(path.join(ROOT, 'packages', name.split('/')[1] ?? '', 'package.json')).version,
  ];
  const isKit = (name: string) => name.startsWith('@skills-architect/');
  return {
    name: `@skills-architect/mfe-${id}`,
    version,
    private: true,
    type: 'module',
    scripts: { build: 'node ../packages/build-kit/bin/area.mjs build' },
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([name, range]) => (isKit(name) ? kit(name) : [name, range])),
    ),
    devDependencies: Object.fromEntries([kit('@skills-architect/build-kit')]),
  };
};

/** Adds an area to a deployment file; all other lines stay unchanged. */
export const withArea = (text: string, id: string): string => {
  const line = `    { "id": "${id}", "on": true, "builds": "mfe-${id}/dist" }`;
  const extended = text.replace(/(?<=\})\s*\](?=\s*\}\s*$)/, `,\n${line}\n  ]`);
  if (extended === text) throw new Error(`The deployment file lists no area; add ${id} by hand:\n${line}`);
  return extended;
};

/** Creates an area in this repository and adds it to the deployment file. */
export const createHere = (id: string): string => {
  const folder = path.join(ROOT, `mfe-${id}`);
  copyTemplates(['src'], id, folder);
  writeJson(path.join(folder, 'package.json'), packageHere(id));
  const config = path.join(ROOT, 'portal.config.json');
  fs.writeFileSync(config, withArea(fs.readFileSync(config, 'utf8'), id));
  return `Created mfe-${id} and added it to portal.config.json. Next: npm install, npm run format, npm start, npm run dev -- ${id}.`;
};
