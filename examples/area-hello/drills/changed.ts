import path from 'node:path';
import { areaConfig, type BuildMode, type Compiler } from '@skills-architect/build-kit';

interface Plugin {
  apply: (compiler: Compiler) => void;
}

/** The area's normal configuration with an additional plugin, which makes the built area fail. */
export const withPlugin =
  (plugin: Plugin) =>
  async (mode: BuildMode): Promise<Awaited<ReturnType<ReturnType<typeof areaConfig>>>> => {
    const config = await areaConfig(path.resolve(import.meta.dirname, '..'))(mode);
    return { ...config, plugins: [...(config.plugins ?? []), plugin] };
  };

/** Replaces modules that match `module` by a file of `in-the-browser`. */
export const replaceModule = (module: RegExp, file: string): Plugin => ({
  apply(compiler) {
    const replacement = path.join(import.meta.dirname, 'in-the-browser', file);
    new compiler.webpack.NormalModuleReplacementPlugin(module, replacement).apply(compiler);
  },
});
