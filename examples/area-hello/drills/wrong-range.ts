import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withPlugin } from './changed';

export default withPlugin({
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('WrongRange', async ({ outputOptions }) => {
      const file = path.join(outputOptions.path ?? '', 'area.json');
      const build = JSON.parse(await readFile(file, 'utf8'));
      await writeFile(file, JSON.stringify({ ...build, needs: { ...build.needs, react: '^99.0.0' } }));
    });
  },
});
