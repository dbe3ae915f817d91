import { uploadClient } from './upload';

/** Answers an upload like a server or a proxy in front of it. */
const answerWith = (status: number, responseText: string) => {
  const { prototype } = XMLHttpRequest;
  jest.spyOn(prototype, 'status', 'get').mockReturnValue(status);
  jest.spyOn(prototype, 'responseText', 'get').mockReturnValue(responseText);
  jest.spyOn(prototype, 'send').mockImplementation(function load(this: XMLHttpRequest) {
    queueMicrotask(() => this.dispatchEvent(new ProgressEvent('load')));
  });
};
afterEach(() => jest.restoreAllMocks());

const send = (signal?: AbortSignal) =>
  uploadClient.send({ method: 'POST', path: '/v3/files', query: new URLSearchParams(), files: [], signal });

test('resolves to the answer', async () => {
  answerWith(200, '{"rows":2}');
  expect(await send()).toEqual({ rows: 2 });
});

test.each([
  ['a page of a proxy', 200, '<html>Sign in to the network</html>', 'network'],
  ['a cut answer', 200, '{"rows":', 'network'],
  ['nothing', 200, '', 'network'],
  ['an error page of a proxy', 502, '<html>Bad gateway</html>', 'unreachable'],
])('rejects on %s', async (_, status, text, code) => {
  answerWith(status, text);
  await expect(send()).rejects.toMatchObject({ name: 'CallFailure', code });
});

test('an upload that was stopped before it began is not sent', async () => {
  answerWith(200, '{}');
  await expect(send(AbortSignal.abort())).rejects.toMatchObject({ code: 'stopped' });
});
