import webpack, { type Compiler } from 'webpack';
import { readProvided } from './shared-modules';

/**
 * Writes `provided.json` beside the shell: the versions it provides to areas, to check builds before any page loads
 * them.
 */
export class ProvidedVersionsPlugin {
  constructor(private readonly dir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ProvidedVersionsPlugin', (compilation) =>
      compilation.hooks.additionalAssets.tap('ProvidedVersionsPlugin', () => {
        const content = `${JSON.stringify(readProvided(this.dir), null, 2)}\n`;
        compilation.emitAsset('provided.json', new webpack.sources.RawSource(content));
      }),
    );
  }
}
