import { colourMode, IconButton, useColourMode } from '@skills-architect/ui-kit';

/** Changes between dark and light; the choice is kept on this machine. */
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
