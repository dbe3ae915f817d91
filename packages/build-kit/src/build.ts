/**
 * Builds the project in the current folder with the `webpack.config.ts` that stands there: `npm run build`. An area can be
 * built as another version and into another folder: `--version 1.2.3 --out FOLDER`.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import webpack, { type Configuration, type Stats } from 'webpack';
import type { BuildMode } from './common';

type Configure = (mode: BuildMode) => Configuration | Promise<Configuration>;

const run = (config: Configuration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) return reject(new Error('webpack did not take the configuration'));
    compiler.run((failed, stats) =>
      compiler.close((alsoFailed) => {
        const error = failed ?? alsoFailed;
        if (error || !stats) reject(error ?? new Error('webpack ended without a result'));
        else resolve(stats);
      }),
    );
  });

const { default: configure }: { default: Configure } = await import(
  pathToFileURL(join(process.cwd(), 'webpack.config.ts')).href
);
const { values } = parseArgs({ options: { version: { type: 'string' }, out: { type: 'string' } } });
const config = await configure({ mode: 'production', version: values.version });
if (values.out) config.output = { ...config.output, path: values.out };
const stats = await run(config);
if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
if (stats.hasErrors()) process.exitCode = 1;
