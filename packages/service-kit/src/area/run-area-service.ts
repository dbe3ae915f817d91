import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { startFailureText } from '../service/start-failure';
import { type BuildAreaService, buildAreaService } from './area-service';
import { readAreaSettings } from './area-settings';

const STOP_WITHIN_MS = 8000;

/**
 * Runs the service of an area in this process until it is asked to stop, with settings from the environment. A start
 * that failed ends the process with its causes.
 */
export const runAreaService = async (area: string, build: BuildAreaService): Promise<void> => {
  const settings = readAreaSettings(area, process.env);
  if ('mistakes' in settings) {
    for (const mistake of settings.mistakes) console.error(mistake);
    process.exit(2);
  }
  const log = pino({ level: settings.logLevel });
  try {
    const service = await buildAreaService({ ...settings, area, log }, build);
    const stop = async (leaveMs: number) => {
      // A database or portal that is gone may never answer: the process ends anyway.
      setTimeout(() => {
        console.error('The service did not stop in time.');
        process.exit(1);
      }, leaveMs + STOP_WITHIN_MS).unref();
      service.leave();
      await sleep(leaveMs);
      await service.stop();
      process.exit(0);
    };
    process.once('SIGTERM', () => void stop(settings.leaveMs));
    process.once('SIGINT', () => void stop(0));
    const address = await service.app.listen(settings);
    console.log(`The service of ${area} answers at ${address}, for the portal at ${settings.portalUrl}.`);
    if (!settings.token)
      console.log('PORTAL_TOKEN is not set: no jobs, no changes in open pages, no calls to the portal.');
  } catch (error) {
    console.error(startFailureText(error, settings));
    process.exit(1);
  }
};
