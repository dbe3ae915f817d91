import { brotliCompressSync } from 'node:zlib';
import webpack, { type Compiler } from 'webpack';

/** Small, because a page must fetch an area's entry before its other files. */
const MAX_BYTES = 10 * 1024;
const ENTRY = /^remoteEntry\.(\w+\.)?js$/;

/** Why an entry is too large, as a sentence; undefined if it is not. */
export const findSizeProblem = (name: string, content: Buffer): string | undefined => {
  const { length } = brotliCompressSync(content);
  return length > MAX_BYTES
    ? `${name} has ${length} bytes compressed, ${MAX_BYTES} are allowed: import screens where they are first shown.`
    : undefined;
};

/** Fails the build of an area whose entry is too large. */
export class EntrySizePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EntrySizePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EntrySizePlugin', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          const objection = ENTRY.test(name) && findSizeProblem(name, Buffer.from(source.buffer()));
          if (objection) compilation.errors.push(new webpack.WebpackError(objection));
        }
      });
    });
  }
}
