import { notify } from '../notifications/notify';

/** A person who waits longer than this is told what for. */
export const TOLD_AFTER_MS = 10_000;
const SHOWN_MS = 10_000;

/** Tells the person once that something they started takes long, and that it goes on. */
export const tellIfSlow = async <T>(work: Promise<T>): Promise<T> => {
  const tell = () =>
    notify('This takes longer than usual. It goes on by itself.', { variant: 'info', duration: SHOWN_MS });
  const timer = setTimeout(tell, TOLD_AFTER_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
};
