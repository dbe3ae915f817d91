import { useEffect, useState } from 'react';

let isPressed = false;
let isListening = false;
const waiting = new Set<() => void>();

const release = () => {
  isPressed = false;
  for (const settle of [...waiting]) settle();
};

const listen = () => {
  if (isListening) return;
  isListening = true;
  const press = () => {
    isPressed = true;
  };
  window.addEventListener('pointerdown', press, true);
  // The target of a click is known by now.
  window.addEventListener('click', release, true);
  window.addEventListener('pointercancel', release, true);
  // A press that becomes no click: of another button, of selected text, or one that ended outside the window.
  window.addEventListener('pointerup', () => setTimeout(release), true);
  window.addEventListener('keydown', release, true);
};

/**
 * The error to show. It does not change while the pointer is pressed: leaving a field validates it, and a line that
 * comes or goes would move the pressed button from under the pointer, so that the click would miss it.
 */
export function useSettledError(error: string | undefined): string | undefined {
  const [shown, setShown] = useState(error);
  useEffect(listen, []);
  useEffect(() => {
    if (error === shown) return undefined;
    const settle = () => setShown(error);
    if (!isPressed) settle();
    waiting.add(settle);
    return () => {
      waiting.delete(settle);
    };
  }, [error, shown]);
  if (error === shown || isPressed) return shown;
  setShown(error);
  return error;
}
