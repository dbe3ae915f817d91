import { Gauge } from 'prom-client';

interface Watched {
  labels: { service: string; projection: string };
  readMs: () => number | undefined;
}
const watched = new Map<string, Watched>();

new Gauge({
  name: 'skills_architect_projection_lag_seconds',
  help: 'Age of the oldest change that derived data does not include, as seen by this process.',
  labelNames: ['service', 'projection'],
  collect() {
    for (const { labels, readMs } of watched.values()) this.set(labels, (readMs() ?? 0) / 1000);
  },
});

/** Measures how far derived data is behind. */
export const projectionLag = {
  watch(labels: Watched['labels'], readMs: Watched['readMs']) {
    watched.set(`${labels.service} ${labels.projection}`, { labels, readMs });
  },
};
