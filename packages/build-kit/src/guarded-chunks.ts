import webpack, { type Compiler } from 'webpack';

/** The shell's answer to what an address must hold, where an area's own loading of chunks can ask for it. */
const EXPECTED = 'globalThis.skillsArchitectIntegrity?.(url)';

/**
 * Has an area's chunks refused by the browser when they are not what the build wrote. Module Federation's own hook
 * reaches the entry alone; everything behind it is loaded by webpack's code inside the area.
 */
export class GuardedChunks {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('GuardedChunks', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(
        'GuardedChunks',
        (source) => `${source}
var expected = ${EXPECTED};
if (expected) { script.integrity = expected; script.crossOrigin = 'anonymous'; }`,
      );
    });
  }
}
