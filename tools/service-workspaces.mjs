/** Prints the npm options that install the services' runtime dependencies without those of the screens. */
import fs from 'node:fs';

const readPackage = (folder) => JSON.parse(fs.readFileSync(`${folder}/package.json`, 'utf8'));
const foldersByName = new Map(
  ['packages', 'services']
    .flatMap((parent) => fs.readdirSync(parent).map((name) => `${parent}/${name}`))
    .filter((folder) => fs.existsSync(`${folder}/package.json`))
    .map((folder) => [readPackage(folder).name, folder]),
);

const needed = new Set();
const addWithDependencies = (folder) => {
  if (needed.has(folder)) return;
  needed.add(folder);
  for (const name of Object.keys(readPackage(folder).dependencies ?? {})) {
    const own = foldersByName.get(name);
    if (own) addWithDependencies(own);
  }
};
addWithDependencies('services');
console.log([...needed].map((folder) => `--workspace=${folder}`).join(' '));
