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

const showText = (message) => {
  badge.textContent = message;
};

/** Hashes of the build that the page loaded, and of the newest one. */
let loadedBuild = '';
let newestBuild = '';

const handleMessage = ({ type, data }) => {
  if (type === 'hash') newestBuild = data;
  if (type === 'errors') showText(`${text}, does not build`);
  if (type !== 'ok' && type !== 'warnings') return;
  if (loadedBuild && loadedBuild !== newestBuild) window.location.reload();
  loadedBuild = newestBuild;
  showText(text);
};

const connect = () => {
  const socket = new WebSocket(`${window.location.origin.replace(/^http/, 'ws')}${builds}`);
  socket.onmessage = ({ data }) => handleMessage(JSON.parse(data));
  socket.onclose = () => {
    showText(`${text}, no longer served`);
    setTimeout(connect, 1000);
  };
};

showText(text);
document.body.append(badge);
connect();
