import { create } from 'zustand';
import { textOf } from './text-of';

export type AlertVariant = 'error' | 'success' | 'info' | 'warning';

/** How something is said. */
export interface AlertOptions {
  /** `error` unless said. */
  variant?: AlertVariant;
  /** Milliseconds; 3,000 unless said. An error with an action stays until it is closed. */
  duration?: number;
  /** What the person can do about it. */
  action?: { label: string; run: () => void };
}

/** An alert as the stack shows it. */
export interface ShownAlert extends Required<Omit<AlertOptions, 'action'>> {
  id: number;
  text: string;
  action?: AlertOptions['action'];
}

const DURATION = 3000;
let lastId = 0;

/** The alerts that are shown, oldest first. */
export const useAlerts = create<{ alerts: readonly ShownAlert[] }>(() => ({ alerts: [] }));

/**
 * Says something at the top right. Takes a sentence, or whatever was thrown: its message is found.
 * @example alert('Persona deleted successfully', { variant: 'success' })
 * @example savePersona.run(input).catch(alert)
 */
export const alert = (thing: unknown, { variant = 'error', duration = DURATION, action }: AlertOptions = {}): void => {
  if (typeof thing === 'object' && thing !== null && 'isTold' in thing && thing.isTold) return;
  const shown: ShownAlert = {
    id: ++lastId,
    text: textOf(thing),
    variant,
    duration: action && variant === 'error' ? Infinity : duration,
    action,
  };
  // Said once more, it is not shown twice, unless each can be taken back on its own.
  const isSame = (one: ShownAlert) => one.text === shown.text && !one.action;
  useAlerts.setState(({ alerts }) => ({ alerts: [...alerts.filter((one) => !isSame(one)), shown] }));
};

/** Takes away what says this and holds no more. */
export const takeBackAlert = (text: string): void =>
  useAlerts.setState(({ alerts }) => ({ alerts: alerts.filter((shown) => shown.text !== text) }));

/** Takes an alert away before its time. */
export const dismissAlert = (id: number): void =>
  useAlerts.setState(({ alerts }) => ({ alerts: alerts.filter((shown) => shown.id !== id) }));
