import webpack, { type Compiler } from 'webpack';

/** The shell's lookup of expected hashes, as a global that an area's chunk loader can call. */
const FIND_EXPECTED_HASH = 'globalThis.skillsArchitectIntegrity?.(url)';

/**
 * Adds integrity checks to an area's chunks. Module Federation's own hook only covers the entry; everything behind it
 * is loaded by the webpack runtime inside the area.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(
        'ChunkIntegrityPlugin',
        (source) => `${source}
var expected = ${FIND_EXPECTED_HASH};
if (expected) { script.integrity = expected; script.crossOrigin = 'anonymous'; }`,
      );
    });
  }
}
