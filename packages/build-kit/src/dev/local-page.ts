import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Path of the script that the proxy adds to the portal's page; a file, because the portal's CSP forbids inline scripts.
 */
export const CLIENT_PATH = '/skills-architect-dev/client.js';

/** Path of the websocket that announces builds. */
export const BUILDS_PATH = '/skills-architect-dev/builds';

/** The script itself; it is not part of the portal. */
export const clientScript = (): string => readFileSync(join(import.meta.dirname, 'local-client.js'), 'utf8');

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const escapeAttribute = (text: string) => text.replace(/[&"<]/g, (sign) => ENTITIES[sign] ?? sign);

/** Adds a badge naming the local parts, and live reload, to the page of a deployed portal. */
export const withClient = (html: string, titles: readonly string[]): string => {
  const text = escapeAttribute(`${titles.join(', ')}: local`);
  const script = `<script defer src="${CLIENT_PATH}" data-text="${text}" data-builds="${BUILDS_PATH}"></script>`;
  return html.replace(/<\/head>/i, (end) => script + end);
};
