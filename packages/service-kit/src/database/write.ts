import type { ClientSession } from 'mongoose';

/** The author of a write, and the change set it belongs to. */
export interface Write {
  by: number;
  changeSet?: string;
  session?: ClientSession;
}
