import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** The most JavaScript the landing page may cost, in brotli bytes, and the latest its largest text may stand there. */
const LIMITS = { scriptBytes: 220 * 1024, lcpMs: 1000, slowedBy: 4 };

interface Report {
  scriptBytes: number;
  scripts: number;
  requests: number;
  lcpMs: number;
  slowedBy: number;
  limits: typeof LIMITS;
}

/** When the largest element stood there; asked for after the page has come to rest. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );

const measure = async (portal: string, login: string, password: string): Promise<Report> => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(portal);
  await page.getByLabel('User Name').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: /logout/i }).waitFor();

  // A second page of the signed-in person, with nothing in its cache.
  const landing = await context.newPage();
  const session = await context.newCDPSession(landing);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: LIMITS.slowedBy });
  const urls = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  await landing.goto(portal);
  await landing.getByRole('heading', { level: 2 }).first().waitFor();
  await landing.waitForLoadState('networkidle');
  const lcpMs = await largestPaint(landing);
  await browser.close();
  const scripts = [...urls]
    .filter(([, url]) => new URL(url).pathname.endsWith('.js'))
    .map(([id]) => bytes.get(id) ?? 0);
  return {
    scriptBytes: scripts.reduce((sum, size) => sum + size, 0),
    scripts: scripts.length,
    requests: urls.size,
    lcpMs: Math.round(lcpMs),
    slowedBy: LIMITS.slowedBy,
    limits: LIMITS,
  };
};

const kb = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
const printed = ({ scriptBytes, scripts, requests, lcpMs, slowedBy, limits }: Report) =>
  [
    'landing page of a super user, nothing cached',
    `  JavaScript as sent   ${kb(scriptBytes)} in ${scripts} requests (limit ${kb(limits.scriptBytes)})`,
    `  all requests         ${requests}`,
    `  LCP, ${slowedBy} times slowed  ${lcpMs} ms (limit ${limits.lcpMs} ms)`,
  ].join('\n');

/** Measures the landing page of a running portal: what it sends, and when it stands there on a slow machine. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      portal: { type: 'string', default: 'http://127.0.0.1:4300' },
      login: { type: 'string', default: 'super' },
      password: { type: 'string', default: 'Skills.Demo1' },
      json: { type: 'boolean', default: false },
    },
  });
  const report = await measure(values.portal, values.login, values.password);
  console.log(values.json ? JSON.stringify(report, null, 2) : printed(report));
}
