import { Counter, Gauge, Histogram } from 'prom-client';

/** Seconds; the last finite one is how long a call may take before it counts as lost. */
const CALL_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const JOB_BUCKETS = [0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3600];

/** Every request a server of this process answered, by its pattern, never by its address. */
export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'How long requests took, by service, method, route and status.',
  labelNames: ['service', 'method', 'route', 'status'],
  buckets: CALL_BUCKETS,
});

/** Calls that a service did not answer, seen by whoever called it. */
export const unanswered = new Counter({
  name: 'skills_architect_unanswered_calls_total',
  help: 'Calls that a service did not answer, by service and by who called.',
  labelNames: ['service', 'caller'],
});

/** Commands to MongoDB. */
export const commandSeconds = new Histogram({
  name: 'skills_architect_mongodb_command_seconds',
  help: 'How long commands to MongoDB took, by command and outcome.',
  labelNames: ['command', 'outcome'],
  buckets: CALL_BUCKETS,
});

/** Attempts at jobs; one that is stopped by the closing of its process is taken up by another. */
export const jobSeconds = new Histogram({
  name: 'skills_architect_job_seconds',
  help: 'How long attempts at jobs took, by service, kind and outcome (done, failed, cancelled, again, handed-on).',
  labelNames: ['service', 'kind', 'outcome'],
  buckets: JOB_BUCKETS,
});

/** Tasks of the worker threads and child processes of this process. */
export const workerTasks = new Counter({
  name: 'skills_architect_worker_tasks_total',
  help: 'Tasks of worker threads and child processes, by worker and outcome (done, failed, stopped, crashed).',
  labelNames: ['worker', 'outcome'],
});
export const workerQueue = new Gauge({
  name: 'skills_architect_worker_queue',
  help: 'Tasks that wait for a worker thread.',
  labelNames: ['worker'],
});

/** Browsers that hold a websocket at this process. */
export const openSockets = new Gauge({
  name: 'skills_architect_sockets',
  help: 'Open websockets of browsers at this gateway.',
});

/** How often this process lost its place in the stream of events, and had to read everything again. */
export const lostEvents = new Counter({
  name: 'skills_architect_event_stream_losses_total',
  help: 'How often the place in the stream of events was lost.',
});

/** Sign-ins that were refused; many of them are somebody who tries passwords. */
export const refusedLogins = new Counter({
  name: 'skills_architect_refused_logins_total',
  help: 'Refused sign-ins, by reason (wrong, limited).',
  labelNames: ['reason'],
});
