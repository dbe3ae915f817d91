import { Component, type ErrorInfo, type ReactNode } from 'react';
import { page } from '../areas/stale-reload';

interface Crash {
  error: Error;
  componentStack?: string;
}

/** Error boundary of the shell itself; without it a crash leaves an empty page. */
export class FatalErrorBoundary extends Component<{ children: ReactNode }, { crash?: Crash }> {
  override state: { crash?: Crash } = {};

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error: error instanceof Error ? error : new Error(String(error)) } };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error);
    this.setState({ crash: { error, componentStack: componentStack ?? undefined } });
  }

  override render() {
    const { crash } = this.state;
    return crash ? <FatalError {...crash} /> : this.props.children;
  }
}

const describeCrash = ({ error, componentStack }: Crash): string =>
  [
    `${error.name}: ${error.message}`,
    `Time: ${new Date().toISOString()}`,
    `Address: ${window.location.href}`,
    `Browser: ${navigator.userAgent}`,
    error.stack ?? '',
    componentStack ?? '',
  ].join('\n');

/** Id of the open area, read from its outlet in the DOM: the shell's own stores may be broken. */
const findOpenArea = (): string | undefined =>
  document.querySelector('[id^="area-"]:not([hidden])')?.id.replace(/^area-/, '');

/** Uses only browser features: theme and router may be broken. */
export function FatalError(crash: Crash) {
  const area = findOpenArea();
  return (
    <main style={{ maxWidth: '40rem', margin: '4rem auto', padding: '0 1rem', fontFamily: 'system-ui, sans-serif' }}>
      <h1 style={{ fontSize: '1.25rem' }}>Skills Architect stopped working</h1>
      <p>An unexpected error occurred. Reload the page to continue; saved work is not affected.</p>
      <p style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
        <button type="button" onClick={() => page.reload()} style={{ font: 'inherit', padding: '0.5rem 1rem' }}>
          Reload
        </button>
        <a href={`/?disable-areas=${encodeURIComponent(area ?? 'personas,skills,roles,explorer')}`}>
          {area ? `Open the portal without the area ${area}` : 'Open the portal without its feature areas'}
        </a>
      </p>
      <details>
        <summary>Details for support</summary>
        <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.8125rem' }}>
          {describeCrash(crash)}
        </pre>
      </details>
    </main>
  );
}
