/** What the proxy adds to the portal's page: a badge that says what is local, and loading anew after each build. */
export const CLIENT_PATH = '/skills-architect-dev.js';

/** The path of the socket on which builds are told. */
export const BUILDS_PATH = '/skills-architect-dev/builds';

/** The page of a deployed portal with the client in it; a file of its own, because the portal's policy allows no other. */
export const withClient = (html: string): string =>
  html.replace(/<\/head>/i, (end) => `<script src="${CLIENT_PATH}" defer></script>${end}`);

/** Runs in the browser, by itself: it is sent as text. Styles go through the CSSOM, as the portal's policy wants it. */
const client = (text: string, builds: string) => {
  const badge = document.createElement('div');
  badge.setAttribute('role', 'status');
  Object.assign(badge.style, {
    position: 'fixed',
    insetBlockEnd: '8px',
    insetInlineStart: '8px',
    zIndex: '2147483647',
    padding: '2px 10px',
    borderRadius: '999px',
    font: '600 13px/1.6 system-ui, sans-serif',
    color: '#1b1b1b',
    background: '#ffd23f',
    pointerEvents: 'none',
  });
  const say = (said: string) => {
    badge.textContent = said;
  };
  say(text);
  document.body.append(badge);
  let shown = '';
  let newest = '';
  const follow = () => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${builds}`);
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.type === 'hash') newest = told.data;
      if (told.type === 'errors') say(`${text}, does not build`);
      if (told.type !== 'ok' && told.type !== 'warnings') return;
      if (shown && shown !== newest) location.reload();
      shown = newest;
      say(text);
    };
    socket.onclose = () => {
      say(`${text}, no longer served`);
      setTimeout(follow, 1000);
    };
  };
  follow();
};

/** The script of the client, for these areas by their titles. */
export const clientScript = (titles: readonly string[]): string =>
  `(${client})(${JSON.stringify(`${titles.join(', ')}: local`)}, ${JSON.stringify(BUILDS_PATH)});`;
