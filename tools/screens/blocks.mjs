import { spawn } from 'node:child_process';
import path from 'node:path';

const PORT = 4395;

/** Serves the production build of the component page; returns a stop function. */
export const serveBlocks = async () => {
  const child = spawn(process.execPath, ['packages/ui-kit/blocks/serve.mjs', String(PORT)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve);
    child.once('exit', () => reject(new Error(`The page of blocks could not be served on port ${PORT}.`)));
  });
  return () => child.kill();
};

/** One full-page screenshot of all components in their states. */
export const takeBlocksScreenshot = async (context, label, folder) => {
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${PORT}/`);
  await page.getByRole('heading', { level: 1, name: 'Blocks' }).waitFor();
  const file = `blocks-full-${label}.png`;
  await page.screenshot({ path: path.join(folder, file), fullPage: true });
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.close();
  return { screen: 'blocks', state: 'full', label, file, sideways };
};
