import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { type BuildMode, baseConfig } from './base-config';
import { Compressed } from './compressed';
import { withoutLanguages, withoutSchemas } from './inert-zod';
import { ProvidedJson } from './provided-json';
import { providedBy, sharedFor } from './shared-modules';

const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const LOOK =
  /[\\/]node_modules[\\/](@chakra-ui|@ark-ui|@zag-js|@emotion|@pandacss|stylis)[\\/]|[\\/]packages[\\/]ui-kit[\\/]/;

/**
 * Gives areas the federation runtime of the page. `experiments.provideExternalRuntime` names the same plugin by its CommonJS
 * file, and with it a second copy of the whole runtime: 100 KB to read before anything is drawn.
 */
const lendsItsRuntime = () =>
  fileURLToPath(import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'));

/**
 * Has Chromium compile what the page begins with while it arrives and beside the main thread, not function by function as they
 * are called (https://v8.dev/blog/explicit-compile-hints). Written after minifying, which takes comments away.
 */
const compiledAhead = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    entryOnly: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/**
 * The webpack configuration of the shell: the page itself, and everything areas share. It names no area.
 * @example export default shellConfig(import.meta.dirname);
 */
export const shellConfig =
  (dir: string) =>
  ({ mode = 'production' }: BuildMode = {}): Configuration => {
    const name = 'shell';
    const base = baseConfig(dir, name, { mode }, true);
    const dev = mode === 'development';
    return {
      ...base,
      entry: { main: './src/main.tsx' },
      output: { ...base.output, publicPath: '/' },
      module: { rules: [...base.module.rules, { test: /\.svg$|theme\.js$/, type: 'asset/resource' }] },
      optimization: {
        // The page names theme.js before it is minified; the name must not change after that.
        realContentHash: false,
        splitChunks: {
          chunks: 'all',
          cacheGroups: {
            // Apart, because they change seldom: a release of the shell leaves them in the browser's cache.
            react: { test: REACT, chunks: 'initial', name: 'react', priority: 30 },
            look: { test: LOOK, chunks: 'initial', name: 'look', priority: 20 },
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
          runtimePlugins: [lendsItsRuntime()],
          experiments: { optimization: { target: 'web' } },
        }),
        withoutSchemas(),
        withoutLanguages(),
        new webpack.DefinePlugin({ PROVIDED_VERSIONS: JSON.stringify(providedBy(dir)) }),
        new ProvidedJson(dir),
        ...(dev ? [] : [compiledAhead()]),
        new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
        ...(dev ? [] : [new Compressed()]),
      ],
    };
  };
