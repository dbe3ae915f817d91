import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SETUP } from './setup';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** A code block in a package's README; `name` is the package and the block's index. */
export interface ReadmeExample {
  name: string;
  fileName: string;
  text: string;
}

const BLOCK = /^```(tsx?)\n(.*?)^```/gms;

/** All TypeScript examples of the packages' READMEs, with the declarations each one assumes. */
export const readmeExamples = (): ReadmeExample[] =>
  readdirSync(path.join(ROOT, 'packages')).flatMap((folder) => {
    const readme = readFileSync(path.join(ROOT, 'packages', folder, 'README.md'), 'utf8');
    return [...readme.matchAll(BLOCK)].map(([, extension, code], index) => {
      const name = `${folder}-${index + 1}`;
      return { name, fileName: `${name}.${extension}`, text: `${SETUP[name] ?? ''}\n${code}` };
    });
  });

/** Compiler errors in the files of a folder, a line each, with the file name. */
export const typeErrors = (folder: string): string[] => {
  const config = path.join(folder, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ extends: path.join(ROOT, 'tsconfig.base.json'), include: ['*.ts', '*.tsx'] }));
  const compiler = path.join(ROOT, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(compiler, ['--project', config, '--pretty', 'false', '--singleThreaded'], {
    encoding: 'utf8',
  });
  return stdout.split('\n').filter(Boolean);
};
