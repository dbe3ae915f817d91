import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CopyPlugin from 'copy-webpack-plugin';
import type { Configuration } from 'webpack';
import { AreaJsonPlugin, readManifest, toScope } from './area-build';
import { type BuildMode, baseConfig } from './base-config';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin';
import { CompressionPlugin } from './compression-plugin';
import { EntrySizePlugin } from './entry-size-plugin';
import { NoSharedModulesPlugin } from './no-shared-modules-plugin';
import { createSbomPlugin } from './sbom-plugin';
import { sharedFor } from './shared-modules';

/** An area runs with the shell's React, which is a production build also while the area is being developed. */
const USES_REACT_IN_DEV = false;

/**
 * The webpack configuration of an area: one exposed module with its lifecycles, without shared modules.
 * @example export default areaConfig(import.meta.dirname);
 */
export const areaConfig =
  (dir: string) =>
  async ({ mode = 'production', version }: BuildMode = {}): Promise<Configuration> => {
    const name = toScope((await readManifest(dir)).id);
    const base = baseConfig(dir, name, { mode }, USES_REACT_IN_DEV);
    const isDevelopment = mode === 'development';
    return {
      ...base,
      entry: {},
      output: { ...base.output, publicPath: 'auto' },
      optimization: { ...base.optimization, splitChunks: { chunks: 'async' } },
      plugins: [
        new ModuleFederationPlugin({
          name,
          filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
          exposes: { './app': './src/app.tsx' },
          shared: sharedFor('area', dir),
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          dev: false,
          experiments: { externalRuntime: true },
        }),
        new NoSharedModulesPlugin(),
        new ChunkIntegrityPlugin(),
        // Help videos and other files whose paths the manifest names.
        new CopyPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
        ...(isDevelopment
          ? []
          : [createSbomPlugin(), new EntrySizePlugin(), new AreaJsonPlugin(dir, version), new CompressionPlugin()]),
      ],
    };
  };
