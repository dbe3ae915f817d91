import { BaseNotificationChannel, type JobNotification, toJobId } from 'agenda';
import type { ClientSession } from 'mongoose';
import * as z from 'zod';
import type { Events } from '../events/events';

const Wake = z.object({
  jobId: z.string(),
  jobName: z.string(),
  nextRunAt: z.coerce.date().nullable(),
  priority: z.number(),
});
const WAKE_EVENT = 'agenda';

/** Wakes the other processes of a service when a job is due, over the portal's event stream. */
export class WakeChannel extends BaseNotificationChannel {
  #events: Events;
  #service: string;
  #end: (() => void) | undefined;

  constructor(events: Events, service: string) {
    super();
    this.#events = events;
    this.#service = service;
  }

  async connect() {
    this.#end = this.#events.listen((event) => {
      const isForService = 'service' in event.to && event.to.service === this.#service;
      if (event.name !== WAKE_EVENT || !isForService) return;
      const wake = Wake.parse(event.data);
      void this.notifyHandlers({ ...wake, jobId: toJobId(wake.jobId), timestamp: event.at });
    });
    this.setState('connected');
  }

  async disconnect() {
    this.#end?.();
    this.setState('disconnected');
  }

  /** Makes this process look for more jobs of a kind at once, because it has capacity. */
  wakeHere(jobName: string) {
    void this.notifyHandlers({ jobId: toJobId(''), jobName, nextRunAt: null, priority: 0, timestamp: new Date() });
  }

  /** Wakes all processes of the service; within a transaction, on commit. */
  async publish({ jobId, jobName, nextRunAt, priority }: JobNotification, session?: ClientSession) {
    const data = { jobId: String(jobId), jobName, nextRunAt, priority };
    await this.#events.publish({ to: { service: this.#service }, name: WAKE_EVENT, data }, session);
  }
}
