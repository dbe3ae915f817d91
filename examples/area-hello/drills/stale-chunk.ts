import { withPlugin } from './changed';

const SCREEN = /greeting\.tsx$/;

/** Renames the screen's file after all references to it were written. */
export default withPlugin({
  apply(compiler) {
    compiler.hooks.compilation.tap('StaleChunk', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'StaleChunk', stage }, () => {
        for (const chunk of compilation.chunks) {
          const modules = compilation.chunkGraph.getChunkModules(chunk);
          if (!modules.some((module) => SCREEN.test(module.nameForCondition() ?? ''))) continue;
          for (const file of [...chunk.files]) compilation.renameAsset(file, file.replace(/\.\w{8}\./, '.00000000.'));
        }
      });
    });
  },
});
