import { Counter, Gauge, Histogram } from 'prom-client';

/** In seconds; above the last finite bucket a call counts as lost. */
const CALL_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const JOB_BUCKETS = [0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3600];

/** All requests answered by this process, labelled by route pattern, never by URL. */
export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Duration of requests, by service, method, route and status.',
  labelNames: ['service', 'method', 'route', 'status'],
  buckets: CALL_BUCKETS,
});

/** Calls to services without a response, counted by the caller. */
export const unanswered = new Counter({
  name: 'skills_architect_unanswered_calls_total',
  help: 'Calls without a response, by service and caller.',
  labelNames: ['service', 'caller'],
});

/** Commands to MongoDB. */
export const commandSeconds = new Histogram({
  name: 'skills_architect_mongodb_command_seconds',
  help: 'Duration of MongoDB commands, by command and outcome.',
  labelNames: ['command', 'outcome'],
  buckets: CALL_BUCKETS,
});

/** Job attempts; a job stopped by the shutdown of its process is taken over by another. */
export const jobSeconds = new Histogram({
  name: 'skills_architect_job_seconds',
  help: 'Duration of job attempts, by service, kind and outcome (done, failed, cancelled, again, handed-on, lost).',
  labelNames: ['service', 'kind', 'outcome'],
  buckets: JOB_BUCKETS,
});

/** Tasks in this process's worker threads and child processes. */
export const workerTasks = new Counter({
  name: 'skills_architect_worker_tasks_total',
  help: 'Tasks of worker threads and child processes, by worker and outcome (done, failed, stopped, crashed).',
  labelNames: ['worker', 'outcome'],
});
export const workerQueue = new Gauge({
  name: 'skills_architect_worker_queue',
  help: 'Tasks waiting for a worker thread.',
  labelNames: ['worker'],
});

/** Open browser websockets of this process. */
export const openSockets = new Gauge({
  name: 'skills_architect_sockets',
  help: 'Open websockets of browsers at this gateway.',
});

/** How often this process lost its position in the event stream and had to reload everything. */
export const lostEvents = new Counter({
  name: 'skills_architect_event_stream_losses_total',
  help: 'How often the position in the event stream was lost.',
});

/** Refused sign-ins; many of them indicate password guessing. */
export const refusedLogins = new Counter({
  name: 'skills_architect_refused_logins_total',
  help: 'Refused sign-ins, by reason (wrong, limited).',
  labelNames: ['reason'],
});

/** Requests to external systems; the screen Connectors shows their circuit breakers and queues. */
export const connectorTries = new Counter({
  name: 'skills_architect_connector_tries_total',
  help: 'Requests to external systems, by connector and outcome (done, passing, misfit, refused).',
  labelNames: ['connector', 'outcome'],
});
