import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { recordingControls, webVtt } from './help-videos/demo-portal.mjs';
import { VIDEOS } from './help-videos/videos.mjs';
import { signIn, startPortal } from './running-portal.mjs';
import { run, say } from './steps.mjs';

/**
 * Records the help videos from the built portal with its demo data: `npm run docs:videos [-- ID …]`. Needs ffmpeg. Each
 * becomes a WebM of at most 1 MB with captions, in the folder of its area.
 */
const PORT = Number(process.env.PORT ?? 4395);
const SIZE = { width: 1280, height: 720 };
const MAX_BYTES = 1024 * 1024;

/** Stores every frame that Chromium renders, with its time. */
const screencast = async (page, folder) => {
  const session = await page.context().newCDPSession(page);
  const frames = [];
  session.on('Page.screencastFrame', async ({ data, metadata, sessionId }) => {
    const file = path.join(folder, `${frames.length}.jpg`);
    frames.push({ file, at: metadata.timestamp });
    fs.writeFileSync(file, Buffer.from(data, 'base64'));
    await session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 85, maxWidth: 1280, maxHeight: 720 });
  return async () => {
    await session.send('Page.stopScreencast');
    return frames;
  };
};

/** Small files that are still sharp, without sound. */
const ENCODING =
  '-vf fps=12,scale=1120:-2 -c:v libvpx-vp9 -crf 42 -b:v 0 -row-mt 1 -deadline good -cpu-used 3 -an'.split(' ');

const encode = async (frames, ended, folder, target) => {
  const list = frames.map(({ file, at }, n) => {
    const until = frames[n + 1]?.at ?? ended;
    return `file '${file}'\nduration ${Math.max(0.01, until - at).toFixed(3)}`;
  });
  const listFile = path.join(folder, 'frames.txt');
  fs.writeFileSync(listFile, `${list.join('\n')}\nfile '${frames.at(-1)?.file}'\n`);
  const { ok, output } = await run(
    'ffmpeg',
    ['-y', '-f', 'concat', '-safe', '0', '-i', listFile, ...ENCODING, target],
    { quiet: true },
  );
  if (!ok) throw new Error(`ffmpeg failed (install it with apt-get install ffmpeg):\n${output}`);
};

const record = async (browser, video, folder, baseURL) => {
  const frameFolder = path.join(folder, video.id);
  fs.mkdirSync(frameFolder, { recursive: true });
  fs.mkdirSync(video.folder, { recursive: true });
  const page = await browser.newPage({ viewport: SIZE, baseURL });
  const controls = await recordingControls(page);
  await signIn(page, video.user, video.path);
  await page.getByRole('heading', { level: 1, name: 'Define Client Personas' }).waitFor();
  await video.before?.(page);
  await page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .first()
    .waitFor({ state: 'hidden' })
    .catch(() => {});
  const stop = await screencast(page, frameFolder);
  controls.begin();
  await video.play(controls);
  controls.end();
  const ended = Date.now() / 1000;
  const frames = await stop();
  await page.close();
  const target = path.join(video.folder, `${video.id}.webm`);
  await encode(frames, ended, frameFolder, target);
  fs.writeFileSync(path.join(video.folder, `${video.id}.vtt`), webVtt(controls.captions));
  const bytes = fs.statSync(target).size;
  if (bytes > MAX_BYTES) throw new Error(`${target} has ${bytes} bytes, more than ${MAX_BYTES}`);
  say(`${target}: ${Math.round(bytes / 1024)} KB, ${Math.round(ended - (frames[0]?.at ?? ended))} s`);
};

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'skills-architect-videos-'));
const chosenIds = process.argv.slice(2);
const portal = await startPortal(folder, PORT);
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  for (const video of VIDEOS)
    if (!chosenIds.length || chosenIds.includes(video.id)) await record(browser, video, folder, portal.address);
} finally {
  await browser.close();
  await portal.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
