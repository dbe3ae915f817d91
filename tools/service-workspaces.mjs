/** Prints the npm options that install the services' runtime dependencies without those of the screens. */
import fs from 'node:fs';

const at = (folder) => JSON.parse(fs.readFileSync(`${folder}/package.json`, 'utf8'));
const foldersByName = new Map(
  ['packages', 'services']
    .flatMap((parent) => fs.readdirSync(parent).map((name) => `${parent}/${name}`))
    .filter((folder) => fs.existsSync(`${folder}/package.json`))
    .map((folder) => [at(folder).name, folder]),
);

const needed = new Set();
const take = (folder) => {
  if (needed.has(folder)) return;
  needed.add(folder);
  for (const name of Object.keys(at(folder).dependencies ?? {})) {
    const own = foldersByName.get(name);
    if (own) take(own);
  }
};
take('services');
console.log([...needed].map((folder) => `--workspace=${folder}`).join(' '));
