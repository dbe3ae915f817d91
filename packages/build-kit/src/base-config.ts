import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';

export interface BuildMode {
  mode?: 'development' | 'production';
  /** The version that the build of an area states, instead of that of its package. */
  version?: string;
}

/** Found from here: an area does not name the tools it is built with. */
const loader = createRequire(import.meta.url).resolve('swc-loader');

const swc = (development: boolean) => ({
  loader,
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development } },
    },
  },
});

/** What the builds of shell and areas have in common. */
export const baseConfig = (dir: string, name: string, { mode = 'production' }: BuildMode, reactInDev: boolean) => {
  const dev = mode === 'development';
  const hash = dev ? '' : '.[contenthash:8]';
  return {
    name,
    mode,
    context: dir,
    target: ['web', 'es2022'],
    // Never by eval: in development too, an area runs under the content policy of a deployed portal.
    devtool: dev ? 'cheap-module-source-map' : 'source-map',
    output: {
      path: join(dir, 'dist'),
      uniqueName: name,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: `[name]${hash}[ext]`,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // Sources that also run in Node name their neighbours as .js.
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    module: {
      rules: [{ test: /\.tsx?$/, exclude: /node_modules/, use: swc(dev && reactInDev) }],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  } satisfies Configuration;
};
