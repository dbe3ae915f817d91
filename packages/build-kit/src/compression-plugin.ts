import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Compiler } from 'webpack';

const compress = promisify(brotliCompress);
const TEXT_FILE = /\.(js|css|html|svg|json)$/;
/** Minimum size of files that get a compressed copy. */
const MIN_BYTES = 1024;

/** Writes a `.br` copy of every text file of the build, so that serving needs no compression. */
export class CompressionPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('CompressionPlugin', async ({ assets, outputOptions }) => {
      const outFolder = outputOptions.path ?? '';
      const names = Object.keys(assets).filter((name) => TEXT_FILE.test(name));
      for (const name of names) {
        const content = await readFile(join(outFolder, name));
        if (content.length < MIN_BYTES) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        await writeFile(join(outFolder, `${name}.br`), await compress(content, { params }));
      }
    });
  }
}
