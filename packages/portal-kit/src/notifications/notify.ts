import { create } from 'zustand';
import { messageFrom } from './message-from';

export type NotificationVariant = 'error' | 'success' | 'info' | 'warning';

/** Options of a notification. */
export interface NotifyOptions {
  /** Default `error`. */
  variant?: NotificationVariant;
  /** Milliseconds; default 3,000. An error with an action stays until it is closed. */
  duration?: number;
  /** An action the user can take. */
  action?: { label: string; run: () => void };
  /** A second line, such as the name of the record. */
  detail?: string;
}

/** A notification in the stack. */
export interface ShownNotification extends Required<Omit<NotifyOptions, 'action' | 'detail'>> {
  id: number;
  text: string;
  action?: NotifyOptions['action'];
  detail?: string;
}

const DEFAULT_DURATION_MS = 3000;
let lastId = 0;

/** Visible notifications, oldest first. */
export const useNotifications = create<{ notifications: readonly ShownNotification[] }>(() => ({ notifications: [] }));

/**
 * Shows a notification at the top right. Takes a sentence or anything thrown, whose message is used.
 * @example notify('Persona deleted successfully', { variant: 'success' })
 * @example savePersona.run(input).catch(notify)
 */
export const notify = (
  thing: unknown,
  { variant = 'error', duration = DEFAULT_DURATION_MS, action, detail }: NotifyOptions = {},
): void => {
  if (typeof thing === 'object' && thing !== null && 'isReported' in thing && thing.isReported) return;
  const newNotification: ShownNotification = {
    id: ++lastId,
    text: messageFrom(thing),
    variant,
    duration: action && variant === 'error' ? Infinity : duration,
    action,
    detail,
  };
  // De-duplicate identical notifications, except those with an action of their own.
  const isSame = (notification: ShownNotification) =>
    notification.text === newNotification.text && notification.detail === detail && !notification.action;
  useNotifications.setState(({ notifications }) => ({
    notifications: [...notifications.filter((notification) => !isSame(notification)), newNotification],
  }));
};

/** Removes notifications with this text, once it no longer applies. */
export const withdrawNotification = (text: string): void =>
  useNotifications.setState(({ notifications }) => ({
    notifications: notifications.filter((newNotification) => newNotification.text !== text),
  }));

/** Closes a notification early. */
export const dismissNotification = (id: number): void =>
  useNotifications.setState(({ notifications }) => ({
    notifications: notifications.filter((newNotification) => newNotification.id !== id),
  }));
