import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { type BuildMode, baseConfig } from './base-config';
import { CompressionPlugin } from './compression-plugin';
import { stripAudit, stripSchemas, stripZodLocales } from './inert-zod';
import { ProvidedVersionsPlugin } from './provided-versions-plugin';
import { readProvided, sharedFor } from './shared-modules';

const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const STYLES =
  /[\\/]node_modules[\\/](@chakra-ui|@ark-ui|@zag-js|@emotion|@pandacss|stylis)[\\/]|[\\/]packages[\\/]ui-kit[\\/]/;

/**
 * Path of the plugin that shares the page's federation runtime with areas. `experiments.provideExternalRuntime` would
 * load its CommonJS file, which adds a second copy of the runtime: 100 KB more before the first render.
 */
const runtimeSharingPlugin = () =>
  fileURLToPath(import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'));

/**
 * Makes Chromium compile the initial scripts while loading and off the main thread, instead of each function when
 * called (https://v8.dev/blog/explicit-compile-hints). Added after minifying, which removes comments.
 */
const eagerCompilation = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    entryOnly: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/**
 * The webpack configuration of the shell: the page and all shared modules. It names no area.
 * @example export default shellConfig(import.meta.dirname);
 */
export const shellConfig =
  (dir: string) =>
  ({ mode = 'production' }: BuildMode = {}): Configuration => {
    const name = 'shell';
    const base = baseConfig(dir, name, { mode }, true);
    const isDevelopment = mode === 'development';
    return {
      ...base,
      entry: { main: './src/main.tsx' },
      output: { ...base.output, publicPath: '/' },
      module: { rules: [...base.module.rules, stripAudit(), { test: /\.svg$|theme\.js$/, type: 'asset/resource' }] },
      optimization: {
        ...base.optimization,
        // The page references theme.js before minifying; its name must not change afterwards.
        realContentHash: false,
        splitChunks: {
          chunks: 'all',
          cacheGroups: {
            // Separate chunks: they change rarely and stay cached across shell releases.
            react: { test: REACT, chunks: 'initial', name: 'react', priority: 30 },
            look: { test: STYLES, chunks: 'initial', name: 'look', priority: 20 },
          },
        },
      },
      plugins: [
        new ModuleFederationPlugin({
          name,
          shared: sharedFor('shell', dir),
          shareStrategy: 'loaded-first',
          dts: false,
          dev: false,
          runtimePlugins: [runtimeSharingPlugin()],
          experiments: { optimization: { target: 'web' } },
        }),
        stripSchemas(),
        stripZodLocales(),
        new webpack.DefinePlugin({ PROVIDED_VERSIONS: JSON.stringify(readProvided(dir)) }),
        new ProvidedVersionsPlugin(dir),
        ...(isDevelopment ? [] : [eagerCompilation()]),
        new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
        ...(isDevelopment ? [] : [new CompressionPlugin()]),
      ],
    };
  };
