/** Builds the project in the current folder with the `webpack.config.ts` that stands there: `npm run build`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
const stats = await run(await configure({ mode: 'production' }));
if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
if (stats.hasErrors()) process.exitCode = 1;
