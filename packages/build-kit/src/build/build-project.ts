import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';
import { areaConfig } from '../area-config';
import type { BuildMode } from '../base-config';
import { UserError } from '../user-error';

type Configure = (mode: BuildMode) => Configuration | Promise<Configuration>;

const CONFIG_FILE = 'webpack.config.ts';

/** The named configuration or the project's own; optional for areas. */
export const readConfig = async (dir: string, mode: BuildMode, configFile?: string): Promise<Configuration> => {
  const file = configFile ? resolve(dir, configFile) : join(dir, CONFIG_FILE);
  if (!configFile && !existsSync(file)) return areaConfig(dir)(mode);
  if (!existsSync(file)) throw new UserError(`There is no configuration ${file}.`);
  const { default: configure }: { default: Configure } = await import(pathToFileURL(file).href);
  return configure(mode);
};

const compile = (config: Configuration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) return reject(new Error('webpack did not accept the configuration'));
    compiler.run((runError, stats) =>
      compiler.close((closeError) => {
        const error = runError ?? closeError;
        if (error || !stats) reject(error ?? new Error('webpack ended without a result'));
        else resolve(stats);
      }),
    );
  });

/** Options of a build. */
export interface BuildOptions {
  version?: string;
  /** Output folder. */
  out?: string;
  /** A file that exports a webpack configuration, relative to the project folder. */
  config?: string;
}

/** Builds the project in a folder for production. */
export const buildProject = async (dir: string, { version, out, config: configFile }: BuildOptions = {}) => {
  const config = await readConfig(dir, { mode: 'production', version }, configFile);
  if (out) config.output = { ...config.output, path: out };
  const stats = await compile(config);
  if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
  if (stats.hasErrors()) throw new UserError('The build failed.');
};
