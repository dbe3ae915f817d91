import type { Connection } from 'mongoose';
import { Gauge, register } from 'prom-client';
import { commandSeconds } from './metrics';

/** Measures the commands of a connection opened with `monitorCommands`. */
export const watchCommands = (connection: Connection) => {
  const client = connection.getClient();
  client.on('commandSucceeded', ({ commandName, duration }) =>
    commandSeconds.observe({ command: commandName, outcome: 'done' }, duration / 1000),
  );
  client.on('commandFailed', ({ commandName, duration }) =>
    commandSeconds.observe({ command: commandName, outcome: 'failed' }, duration / 1000),
  );
};

/** Open jobs of the whole deployment, counted on each scrape; every process reports the same numbers. */
export const watchJobs = (countByStatus: () => Promise<Record<string, number>>) => {
  register.removeSingleMetric('skills_architect_jobs');
  new Gauge({
    name: 'skills_architect_jobs',
    help: 'Waiting and running jobs of the whole deployment, and waiting ones that are late; every process reports the same numbers.',
    labelNames: ['status'],
    async collect() {
      const counts = await countByStatus();
      for (const status of ['waiting', 'running', 'late']) this.set({ status }, counts[status] ?? 0);
    },
  });
};
