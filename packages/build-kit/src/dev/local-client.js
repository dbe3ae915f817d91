// Runs in the browser on the page of a deployed portal: a badge naming the local parts, and a reload after each build.
// Styles go through the CSSOM because of the portal's CSP.
const { text, builds } = document.currentScript.dataset;
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

const say = (said) => {
  badge.textContent = said;
};

/** The build that the page loaded, and the newest one. */
let shown = '';
let newest = '';

const take = ({ type, data }) => {
  if (type === 'hash') newest = data;
  if (type === 'errors') say(`${text}, does not build`);
  if (type !== 'ok' && type !== 'warnings') return;
  if (shown && shown !== newest) window.location.reload();
  shown = newest;
  say(text);
};

const follow = () => {
  const socket = new WebSocket(`${window.location.origin.replace(/^http/, 'ws')}${builds}`);
  socket.onmessage = ({ data }) => take(JSON.parse(data));
  socket.onclose = () => {
    say(`${text}, no longer served`);
    setTimeout(follow, 1000);
  };
};

say(text);
document.body.append(badge);
follow();
