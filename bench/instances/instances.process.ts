import type { ServiceName } from '@skills-architect/contracts';
import { buildService, openPlatform } from '@skills-architect/service-kit';
import { pino } from 'pino';
import { SERVICES, serviceBuilders } from '../../services/services';
import { PASSWORD } from '../portal/start-portal';

/**
 * A process with several instances of every service: each has its own connections and its own stream of events, as a
 * process of its own would have, and serves calls and runs jobs.
 */
const { BENCH_MONGODB_URI: mongoUri = '', BENCH_KEY: key = '', BENCH_SETS: sets = '1', BENCH_SEEDS } = process.env;
const seeds = { demo: true, people: { demo: { password: PASSWORD } } };
const addresses: Partial<Record<ServiceName, string[]>> = {};
const instances: Awaited<ReturnType<typeof buildService>>[] = [];

for (let set = 0; set < Number(sets); set += 1)
  for (const name of SERVICES) {
    const platform = await openPlatform({
      mongoUri,
      databasePrefix: 'skills_architect_',
      identityKey: Buffer.from(key, 'hex'),
      addresses,
      log: pino({ level: 'error' }),
    });
    const running = await buildService(platform, platform.kitFor(name), serviceBuilders[name](seeds));
    const address = await running.app.listen({ host: '127.0.0.1', port: 0 });
    addresses[name] = [...(addresses[name] ?? []), address];
    instances.push(running);
  }
for (const instance of instances) await instance.migrate();
if (BENCH_SEEDS) for (const { service } of instances.slice(0, SERVICES.length)) await service.seed?.();
for (const instance of instances) await instance.start();
process.send?.('ready');
process.once('disconnect', () => process.exit());
