import { colourMode, IconButton, useColourMode } from '@skills-architect/ui-kit';

/** Switches between dark and light; the choice is stored in this browser. */
export function ThemeToggle() {
  const isDark = useColourMode() === 'dark';
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={isDark ? 'Use light theme' : 'Use dark theme'}
      onClick={colourMode.toggle}
    />
  );
}
