import net from 'node:net';

const API = '/skillsarchitect';
/** A busy machine answers late, but answers. */
const LIMIT_MS = 60_000;
/** The limit of concurrent uploads of one user. */
const CONCURRENCY = 4;
const UPLOADS = [
  '/v3/personas/bulk-import-jd?clientId=1',
  '/v3/personas/parse-jd?clientId=1',
  '/v3/portal/areas/roles/versions',
  '/v3/library/imports/esco',
];
const QUERIES = [
  'x=%',
  'clientId=%ff',
  'clientId=1&searchString=%E0%A4%A',
  'clientId[]=1',
  '__proto__=1',
  'constructor=1&clientId=1',
  `x=${'a'.repeat(5000)}`,
  'clientId=1&clientId=2',
  'clientId=1e9',
  'clientId=-0',
  'clientId=9007199254740993',
  '&&==&',
];
const READS = [
  '/v3/personas',
  '/v3/users',
  '/v3/clients',
  '/v3/subsectors',
  '/v3/skills/families',
  '/v3/roleExplorerData',
  '/v3/portal/session',
  '/v3/portal/areas',
];
const WRITES = [
  '/v3/industryRoles/search',
  '/v3/skills/search',
  '/v3/personas?clientId=1',
  '/v3/account/login',
  '/v3/industryRoles/compare',
  '/v3/users',
  '/v3/clients',
];
const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '0',
  'true',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{}}}',
  '[['.repeat(5000),
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  '\u0000',
  '{"a":"\\ud800"}',
  '\ufeff{}',
  `{"x":"${'y'.repeat(70_000)}"}`,
];
const TYPES = [
  'application/json',
  'text/plain',
  'application/json; charset=utf-7',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'x',
  'application/xml',
];
const METHODS = ['OPTIONS', 'TRACE', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'POST'];
const BOUNDARIES = [
  '',
  '; boundary=',
  `; boundary=${'b'.repeat(300)}`,
  '; boundary=b',
  '; boundary="',
  '; boundary=b; boundary=c',
];
const PARTS = [
  '',
  'x',
  '--b\r\n',
  '--b\r\n\r\n',
  '--b--\r\n',
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\nPK',
  '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
  '--b\r\ncontent-disposition: form-data; name="file"; filename="../../a.pdf"\r\n\r\nx\r\n--b--\r\n',
  `--b\r\n${'x: y\r\n'.repeat(3000)}\r\nx\r\n--b--\r\n`,
];
const IDS = ['0', '-1', '1.5', 'x', '%00', '%2e%2e', '9'.repeat(40), '999999', 'NaN', '%F0%9F%98%80'];
const RECORDS = [
  '/v3/personas/ID',
  '/v3/personas/ID/skills',
  '/v3/users/ID',
  '/v3/clients/ID',
  '/v3/skills/ID',
  '/v3/industryRoles/ID',
  '/v3/personas/imports/ID',
  '/v3/portal/jobs/ID/cancel',
  '/v3/personas/changes/ID/undo?clientId=1',
];

/** Inputs that cannot be derived from the OpenAPI documents, including some that once caused a 500. */
const requests = function* (csrfToken) {
  for (const path of READS) for (const query of QUERIES) yield { method: 'GET', path: `${path}?${query}` };
  for (const path of WRITES)
    for (const type of TYPES)
      for (const body of BODIES) yield { method: 'POST', path, body, headers: { 'content-type': type } };
  for (const path of [...READS, ...WRITES]) for (const method of METHODS) yield { method, path };
  for (const path of UPLOADS)
    for (const boundary of BOUNDARIES)
      for (const body of PARTS)
        yield { method: 'POST', path, body, headers: { 'content-type': `multipart/form-data${boundary}` } };
  for (const path of RECORDS)
    for (const id of IDS)
      for (const method of ['GET', 'POST', 'DELETE']) yield { method, path: path.replace('ID', id) };
  for (const token of [`é${csrfToken.slice(1)}`, '', csrfToken.slice(1), `${csrfToken} `, 'é'.repeat(csrfToken.length)])
    yield {
      method: 'POST',
      path: '/v3/industryRoles/search',
      body: '{}',
      headers: { 'content-type': 'application/json', 'x-csrf-token': token },
    };
};

/** Requests that client libraries do not send. */
const RAW = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET /skillsarchitect/v3/personas HTTP/9.9\r\nhost: x\r\n\r\n',
  'POST /skillsarchitect/v3/account/login HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
  'POST /skillsarchitect/v3/account/login HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /skillsarchitect/v3/account/login HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  `GET /skillsarchitect/v3/portal/areas HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`,
  'GET /skillsarchitect/v3/portal/areas HTTP/1.1\r\nhost: x\r\ncookie: skills_architect_session=%\r\nconnection: close\r\n\r\n',
  'GET /skillsarchitect/v3/portal/areas HTTP/1.1\r\nhost: x\r\nx-forwarded-for: \u0001,,,\r\nconnection: close\r\n\r\n',
  'GET http://[::bad HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  'GET //skillsarchitect/v3/portal/areas HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
];

const sendRaw = (address, text) =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const socket = net.connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    let answer = '';
    const end = (status) => {
      socket.destroy();
      resolve(status);
    };
    socket.setTimeout(LIMIT_MS, () => end(answer ? Number(answer.split(' ')[1]) : 'hang'));
    socket.on('data', (part) => {
      answer += part;
      end(Number(answer.split(' ')[1]));
    });
    socket.on('error', () => end('closed'));
    socket.on('close', () => end('closed'));
  });

const send = async (address, userHeaders, { method, path, body, headers }) => {
  try {
    const response = await fetch(`${address}${API}${path}`, {
      // fetch refuses to send TRACE.
      method: method === 'TRACE' ? 'OPTIONS' : method,
      // Header bytes are written unchanged, to send non-ASCII characters.
      headers: { ...userHeaders, ...headers },
      ...(body !== undefined && method !== 'GET' && { body }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return error.name === 'TimeoutError' ? 'hang' : 'closed';
  }
};

/** Sends all requests as this user; returns their number and the bad responses. */
export const sendHandMade = async (address, userHeaders) => {
  const bad = [];
  let sent = 0;
  const note = (status, what) => {
    sent += 1;
    if (status === 'hang' || status >= 500) bad.push(`${status}: ${what}`);
  };
  // One iterator for all senders: each takes the next request.
  const waiting = requests(userHeaders['x-csrf-token']);
  const sendNext = async () => {
    for (const request of waiting)
      note(
        await send(address, userHeaders, request),
        `${request.method} ${request.path} ${JSON.stringify(request.headers ?? {})} ${(request.body ?? '').slice(0, 60)}`,
      );
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sendNext));
  for (const text of RAW) note(await sendRaw(address, text), text.slice(0, 100));
  return { sent, bad };
};
