import { createRequire } from 'node:module';
import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';

export interface BuildMode {
  mode?: 'development' | 'production';
  /** Version to write instead of the package's. */
  version?: string;
}

/** Resolved from this package, because areas do not depend on the build tools. */
const loader = createRequire(import.meta.url).resolve('swc-loader');

const swc = (isDevelopment: boolean) => ({
  loader,
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isDevelopment } },
    },
  },
});

/** Webpack configuration shared by shell and areas. */
export const baseConfig = (dir: string, name: string, { mode = 'production' }: BuildMode, usesReactInDev: boolean) => {
  const isDevelopment = mode === 'development';
  const hash = isDevelopment ? '' : '.[contenthash:8]';
  return {
    name,
    mode,
    context: dir,
    target: ['web', 'es2022'],
    // Never `eval`: areas run under the CSP of a deployed portal, also in development.
    devtool: isDevelopment ? 'cheap-module-source-map' : 'source-map',
    output: {
      path: join(dir, 'dist'),
      uniqueName: name,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: `[name]${hash}[ext]`,
      clean: true,
      // A module that failed because code it needs could not be loaded is run again by the next try: otherwise that gets the
      // half of it that ran before.
      strictModuleExceptionHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // Sources that also run in Node import each other with the .js extension.
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    module: {
      rules: [{ test: /\.tsx?$/, exclude: /node_modules/, use: swc(isDevelopment && usesReactInDev) }],
    },
    // SWC minifies to the same size as webpack's default in a third of the time.
    optimization: {
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, minimizerOptions: { compress: { passes: 3 } } }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  } satisfies Configuration;
};
