/**
 * `npm run sbom -- FILE [services|shell|areas]`: writes the list of the packages that ship (CycloneDX), with the commit. Without a part
 * it is that of services, shell and areas together.
 */
import fs from 'node:fs';
import { readOutput, readShipped } from './licences/shipped';

const PARTS: Record<string, () => string[]> = {
  services: () => readOutput(process.execPath, ['tools/service-workspaces.mjs']).split(' '),
  shell: () => ['--workspace=shell'],
  areas: () => fs.readdirSync('.').flatMap((name) => (name.startsWith('mfe-') ? [`--workspace=${name}`] : [])),
};

/** The commit; an image is built without the repository. */
const readCommit = (): string | undefined =>
  fs.existsSync('.git') ? readOutput('git', ['rev-parse', 'HEAD']) : process.env.COMMIT;

const write = (file: string, parts: readonly string[]) => {
  const list = readShipped(parts.flatMap((name) => PARTS[name]?.() ?? []));
  const commit = readCommit();
  const properties = [
    ...list.metadata.properties,
    ...(commit ? [{ name: 'skills-architect:commit', value: commit }] : []),
  ];
  fs.writeFileSync(file, `${JSON.stringify({ ...list, metadata: { ...list.metadata, properties } }, null, 2)}\n`);
  console.log(`${file}: ${list.components.length} packages`);
};

const [file, part] = process.argv.slice(2);
if (file && (!part || part in PARTS)) write(file, part ? [part] : Object.keys(PARTS));
else {
  console.error(`Give a file, and if wanted one of ${Object.keys(PARTS).join(', ')}: npm run sbom -- sbom.cdx.json`);
  process.exitCode = 2;
}
