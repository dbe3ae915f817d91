/** Pace of the videos, in milliseconds. */
const MOVE_STEPS = 18;
const KEY_DELAY = 35;
const SETTLE_MS = 350;
/** Reading speed: about 16 characters per second. */
const readingTime = (text) => Math.max(1600, (text.length / 16) * 1000);

/** Shows the mouse position, because a recording has no cursor. */
const followMouse = () => {
  const mark = document.createElement('div');
  Object.assign(mark.style, {
    position: 'fixed',
    zIndex: '99999',
    width: '18px',
    height: '18px',
    marginLeft: '-9px',
    marginTop: '-9px',
    borderRadius: '50%',
    background: 'rgba(45, 212, 191, 0.55)',
    border: '2px solid white',
    pointerEvents: 'none',
    left: '-40px',
  });
  window.addEventListener('DOMContentLoaded', () => document.body.append(mark));
  window.addEventListener('mousemove', ({ clientX, clientY }) => {
    mark.style.left = `${clientX}px`;
    mark.style.top = `${clientY}px`;
  });
};

/** Controls a page for recording: moves, clicks and types at a readable pace, and collects the captions. */
export const recordingControls = async (page) => {
  await page.addInitScript(followMouse);
  const captions = [];
  let startedAt = 0;
  const now = () => (Date.now() - startedAt) / 1000;
  const pause = (time) => page.waitForTimeout(time);
  const moveTo = async (target) => {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} cannot be seen`);
    await page.mouse.move(box.x + Math.min(box.width / 2, 120), box.y + box.height / 2, { steps: MOVE_STEPS });
  };
  return {
    page,
    captions,
    begin: () => {
      startedAt = Date.now();
    },
    /** Ends the last caption with the video. */
    end: () => {
      const last = captions.at(-1);
      if (last) last.to = now();
    },
    say: async (text) => {
      const last = captions.at(-1);
      if (last) last.to = now();
      captions.push({ from: now(), to: now(), text });
      await pause(readingTime(text));
    },
    click: async (target) => {
      await moveTo(target);
      await target.click();
      await pause(SETTLE_MS);
    },
    type: async (target, text) => {
      await moveTo(target);
      await target.click();
      await page.keyboard.type(text, { delay: KEY_DELAY });
      await pause(SETTLE_MS);
    },
    choose: async (target, label) => {
      await moveTo(target);
      await target.selectOption({ label });
      await pause(SETTLE_MS);
    },
    pause,
  };
};

const timestamp = (seconds) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** The captions as WebVTT. */
export const webVtt = (captions) =>
  `WEBVTT\n\n${captions.map(({ from, to, text }) => `${timestamp(from)} --> ${timestamp(to)}\n${text}\n`).join('\n')}`;
