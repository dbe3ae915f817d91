import { ProgressBar } from './progress-bar';

export function ProgressStories() {
  return (
    <>
      <ProgressBar label="Import" value={12} max={40} showCount />
      <ProgressBar label="Export" value={40} max={40} tone="done" showCount />
      <ProgressBar label="Reading the file" />
    </>
  );
}
