import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The path of the script that the proxy adds to the portal's page: a file, because the portal's policy allows no other. */
export const CLIENT_PATH = '/skills-architect-dev/client.js';

/** The path of the socket on which builds are told. */
export const BUILDS_PATH = '/skills-architect-dev/builds';

/** The script itself; nothing of it is in the portal. */
export const clientScript = (): string => readFileSync(join(import.meta.dirname, 'local-client.js'), 'utf8');

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const attribute = (text: string) => text.replace(/[&"<]/g, (sign) => ENTITIES[sign] ?? sign);

/** The page of a deployed portal with a badge that names what is local, and with loading anew after each build. */
export const withClient = (html: string, titles: readonly string[]): string => {
  const text = attribute(`${titles.join(', ')}: local`);
  const script = `<script defer src="${CLIENT_PATH}" data-text="${text}" data-builds="${BUILDS_PATH}"></script>`;
  return html.replace(/<\/head>/i, (end) => script + end);
};
