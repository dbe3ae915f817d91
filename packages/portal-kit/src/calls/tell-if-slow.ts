import { notify, withdrawNotification } from '../notifications/notify';

/** A person who waits longer than this is told what for. */
export const TOLD_AFTER_MS = 10_000;
const TEXT = 'This takes longer than usual. It goes on by itself.';
const SHOWN_MS = 10_000;

/** The work that the shown notification is about. */
const slow = new Set<symbol>();

/** Tells the person once that something they started takes long, and that it goes on, until it has ended. */
export const tellIfSlow = async <T>(work: Promise<T>): Promise<T> => {
  const own = Symbol('slow work');
  const timer = setTimeout(() => {
    slow.add(own);
    notify(TEXT, { variant: 'info', duration: SHOWN_MS });
  }, TOLD_AFTER_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (slow.delete(own) && !slow.size) withdrawNotification(TEXT);
  }
};
