import fs from 'node:fs';
import path from 'node:path';
import { packKits } from '../kits/pack';
import { packageHere, packageWithService } from './area-package';
import { ROOT, TEMPLATE, WITH_SERVICE, writeJson } from './templates';

/** Files that a standalone area needs besides its sources. */
export const STANDALONE_FILES = [
  'package.json',
  'tsconfig.json',
  'jest.config.mjs',
  '.npmrc',
  '.gitignore',
  'README.md',
];
/** What an area with its own service has in place of the files of the template without one, or besides them. */
export const SERVICE_FILES = ['src', 'service', 'deploy', 'jest.config.mjs', '.gitignore', 'README.md'];

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
export const copyTemplates = (names: readonly string[], id: string, folder: string, withService = false): void => {
  if (fs.existsSync(folder)) throw new Error(`${folder} already exists.`);
  for (const name of names) {
    const template = withService && SERVICE_FILES.includes(name) ? WITH_SERVICE : TEMPLATE;
    fs.cpSync(path.join(template, name), path.join(folder, name), { recursive: true });
  }
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    fs.writeFileSync(file, renameArea(fs.readFileSync(file, 'utf8'), id));
  }
};

/** Creates a standalone area outside of this repository, with the packed kits. */
export const createStandalone = (id: string, folder: string, withService = false): string => {
  copyTemplates(
    [...STANDALONE_FILES, ...(withService ? ['src', 'service', 'deploy'] : ['src'])],
    id,
    folder,
    withService,
  );
  if (withService) writeJson(path.join(folder, 'package.json'), { ...packageWithService(), name: `area-${id}` });
  packKits(path.join(folder, 'kits'));
  const run = withService ? 'npm run service, ' : '';
  return `Created ${folder}. Next, in that folder: npm install, npm test, ${run}npm run dev -- --portal URL, npm run publish -- --to URL.`;
};

/** Where `npm run service` of a new area listens. */
const SERVICE_ADDRESS = 'http://127.0.0.1:8080';

/** Adds an area to a deployment file; all other lines stay unchanged. */
export const withArea = (text: string, id: string, withService = false): string => {
  const service = withService ? `, "service": { "addresses": ["${SERVICE_ADDRESS}"] }` : '';
  const line = `    { "id": "${id}", "on": true, "builds": "mfe-${id}/dist"${service} }`;
  const extended = text.replace(/(?<=\})\s*\](?=\s*\}\s*$)/, `,\n${line}\n  ]`);
  if (extended === text) throw new Error(`The deployment file lists no area; add ${id} by hand:\n${line}`);
  return extended;
};

/** Creates an area in this repository and adds it to the deployment file. */
export const createHere = (id: string, withService = false): string => {
  const folder = path.join(ROOT, `mfe-${id}`);
  copyTemplates(withService ? ['src', 'service'] : ['src'], id, folder, withService);
  writeJson(path.join(folder, 'package.json'), packageHere(id, withService));
  const config = path.join(ROOT, 'portal.config.json');
  fs.writeFileSync(config, withArea(fs.readFileSync(config, 'utf8'), id, withService));
  const run = withService ? `npm run service -w @skills-architect/mfe-${id}, ` : '';
  return `Created mfe-${id} and added it to portal.config.json. Next: npm install, npm run format, npm start, ${run}npm run dev -- ${id}.`;
};
