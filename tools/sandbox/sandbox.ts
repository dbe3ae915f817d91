/** Starts receivers of all kinds of connectors for development: `npm run sandbox`. */
import { startSandbox } from '../../packages/service-kit/src/testing/sandbox/index';

const { SANDBOX_HOST: host, SANDBOX_PORT: port = '4380', SANDBOX_SECRET: secret, SANDBOX_ITEMS: items } = process.env;
const sandbox = await startSandbox({ host, port: Number(port), secret, ...(items && { items: Number(items) }) });

console.log(`The sandbox is ready: ${sandbox.address} shows what arrived.

Let the portal use it:
  SANDBOX_SECRET=${secret ?? 'sandbox-secret-of-the-portal'} PORTAL_CONFIG=tools/sandbox/portal.config.json npm start

Let a receiver fail, for example half of the requests to the learning platform:
  curl -d '{"receiver":"learning-platform","faults":["slow","error","away","cut","shape","duplicate"],"share":0.5}' ${sandbox.address}/faults
  curl -d '{"receiver":"learning-platform"}' ${sandbox.address}/faults`);
