/** Fails when a production dependency does not support the oldest Node version that this repository promises. */
import { readFileSync } from 'node:fs';
import semver from 'semver';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const oldest = semver.minVersion(read('package.json').engines.node).version;
const unsupported = Object.entries(read('package-lock.json').packages).filter(
  ([, { dev, link, engines }]) => !dev && !link && engines?.node && !semver.satisfies(oldest, engines.node),
);
for (const [name, { version, engines }] of unsupported)
  console.error(`${name} ${version} asks for Node ${engines.node}; README and package.json promise ${oldest}`);
process.exitCode = unsupported.length ? 1 : 0;
